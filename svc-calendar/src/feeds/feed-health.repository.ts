import type { Sql } from '@getaway/service-kit/sql';
import type { FeedHealthNews, FeedHealthRecord } from './feed-health.rules.ts';

/** How a feed is, and what was told of it. */
export async function readFeedHealth(sql: Sql, feedId: string): Promise<FeedHealthRecord | undefined> {
  const [row] = await sql<FeedHealthRecord>(
    `SELECT failing_since AS "failingSince", told_failing_at AS "toldFailingAt", told_working_at AS "toldWorkingAt"
     FROM external_calendar_feeds WHERE id = $1`,
    feedId,
  );
  return row;
}

/** Writes down that news of a feed is told, and answers its revision and the feed's name by now. */
export async function markTold(
  sql: Sql,
  feedId: string,
  news: FeedHealthNews,
  now: Date,
): Promise<{ readonly revision: number; readonly name: string } | undefined> {
  const column = news === 'failing' ? 'told_failing_at' : 'told_working_at';
  const [row] = await sql<{ revision: number; name: string }>(
    `UPDATE external_calendar_feeds SET ${column} = $2::timestamptz, health_revision = health_revision + 1
     WHERE id = $1 RETURNING health_revision AS revision, name`,
    feedId,
    now.toISOString(),
  );
  return row;
}
