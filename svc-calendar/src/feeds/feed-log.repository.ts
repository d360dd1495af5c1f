import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import type { FeedLogEntry } from './feed-log.rules.ts';

/** A week of tries. */
const keptEntries = 700;

/** Records the outcome of a try, and deletes old entries. */
export async function writeFeedLog(sql: Sql, entry: FeedLogEntry): Promise<void> {
  await sql(
    `INSERT INTO calendar_feed_log
       (id, feed_id, at, trigger, outcome, added, changed, removed, suspicious, error, duration_ms, unread)
     VALUES ($1, $2, $3::timestamptz, $4, $5, $6::int, $7::int, $8::int, $9::int, $10::text, $11::int, $12::int)`,
    entry.id,
    entry.feedId,
    entry.at.toISOString(),
    entry.trigger,
    entry.outcome,
    entry.added,
    entry.changed,
    entry.removed,
    entry.suspicious,
    entry.error,
    entry.durationMs,
    entry.unread,
  );
  await sql(
    `DELETE FROM calendar_feed_log WHERE feed_id = $1 AND at <
       (SELECT at FROM calendar_feed_log WHERE feed_id = $1 ORDER BY at DESC OFFSET ${keptEntries} LIMIT 1)`,
    entry.feedId,
  );
}

/** The tries of a feed, newest first, with the total count. */
export async function logEntries(
  sql: Sql,
  feedId: string,
  { limit, offset = 0 }: Page,
): Promise<{ entries: FeedLogEntry[]; count: number }> {
  const entries = await sql<FeedLogEntry>(
    `SELECT id, feed_id AS "feedId", at, trigger, outcome, added, changed, removed, suspicious, unread, error,
       duration_ms AS "durationMs"
     FROM calendar_feed_log WHERE feed_id = $1 ORDER BY at DESC, id LIMIT $2::int OFFSET $3::int`,
    feedId,
    limit ?? null,
    offset,
  );
  const [total] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM calendar_feed_log WHERE feed_id = $1`,
    feedId,
  );
  return { entries, count: total?.count ?? 0 };
}
