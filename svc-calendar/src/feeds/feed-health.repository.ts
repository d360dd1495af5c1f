import type { Sql } from '@getaway/service-kit/sql';
import type { FeedHealthNews, FeedHealthRecord } from './feed-health.rules.ts';

/** The health of a feed, and the last report about it. */
export async function readFeedHealth(sql: Sql, feedId: string): Promise<FeedHealthRecord | undefined> {
  const [row] = await sql<FeedHealthRecord>(
    `SELECT failing_since AS "failingSince", failure_reported_at AS "failureReportedAt", recovery_reported_at AS "recoveryReportedAt"
     FROM external_calendar_feeds WHERE id = $1`,
    feedId,
  );
  return row;
}

/**
 * Records that a change of the feed's health was reported. Returns its new revision and the feed's current
 * name.
 */
export async function markReported(
  sql: Sql,
  feedId: string,
  news: FeedHealthNews,
  now: Date,
): Promise<{ readonly revision: number; readonly name: string } | undefined> {
  const column = news === 'failing' ? 'failure_reported_at' : 'recovery_reported_at';
  const [row] = await sql<{ revision: number; name: string }>(
    `UPDATE external_calendar_feeds SET ${column} = $2::timestamptz, health_revision = health_revision + 1
     WHERE id = $1 RETURNING health_revision AS revision, name`,
    feedId,
    now.toISOString(),
  );
  return row;
}

/**
 * Records a report about a feed's oversized events. Returns its revision and name, or undefined when one was
 * reported after `since`.
 */
export async function markOversizedReported(
  sql: Sql,
  feedId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<{ readonly revision: number; readonly name: string } | undefined> {
  const [row] = await sql<{ revision: number; name: string }>(
    `UPDATE external_calendar_feeds SET oversized_reported_at = $3::timestamptz, health_revision = health_revision + 1,
       long_closures = (SELECT coalesce(jsonb_agg(closure || '{"isReported": true}'), '[]')
                        FROM jsonb_array_elements(long_closures) AS closure)
     WHERE id = $1 AND (oversized_reported_at IS NULL OR oversized_reported_at <= $2::timestamptz)
     RETURNING health_revision AS revision, name`,
    feedId,
    since.toISOString(),
    now.toISOString(),
  );
  return row;
}
