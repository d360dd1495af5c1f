import type pg from 'pg';
import type { Sql } from '@getaway/service-kit/sql';
import type { LongClosure } from './long-closure.rules.ts';
import type { UnreadEvent } from './unread-event.rules.ts';
import type { FeedVersion } from './feed-version.rules.ts';

/** A feed that is leased to this poll. */
export interface LeasedFeed extends FeedVersion {
  readonly id: string;
  readonly name: string;
  /** A secret. */
  readonly url: string;
  readonly leasedBy: string;
  readonly failures: number;
  /** The times of the failed tries in a row. */
  readonly failingSince: Date | null;
  readonly lastChecked: Date | null;
  readonly askedToWaitUntil: Date | null;
  readonly quarantinedAt: Date | null;
  /** The number of events at the last sync, and how many of them were unreadable. */
  readonly events: number;
  readonly unreadEvents: readonly UnreadEvent[];
  readonly oversizedEvents: number;
  /** Those of them that close more than half a year. */
  readonly longClosures: readonly LongClosure[];
}

interface LeasedRow extends Omit<LeasedFeed, 'unreadEvents'> {
  readonly unreadEvents: readonly { readonly fingerprint: string; readonly since: string }[];
}

const isDue = `feed.is_active AND greatest(feed.next_poll_at, feed.asked_to_wait_until) <=`;

/** Whether any feed is due. Another feed of its host may still have to be read first. */
export async function isFeedDue(pool: pg.Pool, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM external_calendar_feeds AS feed WHERE ${isDue} $1 LIMIT 1`,
    [now],
  );
  return rowCount === 1;
}

const host = (table: string): string => `substring(${table}.url from '^[a-z]+://([^/?#]+)')`;

/**
 * Leases the next feed that is due and whose platform allows a request, or the next one of `among`, due or
 * not. No feed is leased twice, and no two feeds of one host, on any replica. Undefined when there is none.
 */
export async function leaseFeed(
  sql: Sql,
  wanted: { holder: string; now: Date; until: Date; among?: readonly string[] },
): Promise<LeasedFeed | undefined> {
  // Leases are granted one at a time, so that two replicas cannot both see a host as available.
  await sql(`SELECT pg_advisory_xact_lock(hashtext('calendar-feed-leases'))::text AS locked`);
  const [row] = await sql<LeasedRow>(
    `UPDATE external_calendar_feeds SET leased_by = $1, leased_until = $2::timestamptz
     WHERE id = (
       SELECT feed.id FROM external_calendar_feeds AS feed
       WHERE CASE WHEN $4::text[] IS NULL
                  THEN ${isDue} $3::timestamptz
                  ELSE feed.id = ANY($4::text[]) END
         AND NOT EXISTS (SELECT 1 FROM external_calendar_feeds AS other
                         WHERE other.leased_until > $3::timestamptz AND ${host('other')} = ${host('feed')})
       ORDER BY feed.next_poll_at LIMIT 1)
     RETURNING id, name, url, leased_by AS "leasedBy", failures, failing_since AS "failingSince", last_checked AS "lastChecked", etag,
       last_modified AS "lastModified", asked_to_wait_until AS "askedToWaitUntil", quarantined_at AS "quarantinedAt",
       events, unread_events AS "unreadEvents", oversized_events AS "oversizedEvents", long_closures AS "longClosures"`,
    wanted.holder,
    wanted.until.toISOString(),
    wanted.now.toISOString(),
    wanted.among ?? null,
  );
  if (!row) return undefined;
  const unreadEvents = row.unreadEvents.map(({ fingerprint, since }) => ({
    fingerprint,
    since: new Date(since),
  }));
  return { ...row, unreadEvents };
}

/** Locks a feed for its changes. Returns false when another poll has the lease or the feed was deleted. */
export async function holdsLease(sql: Sql, feed: LeasedFeed): Promise<boolean> {
  const rows = await sql(
    `SELECT id FROM external_calendar_feeds WHERE id = $1 AND leased_by = $2 FOR UPDATE`,
    feed.id,
    feed.leasedBy,
  );
  return rows.length === 1;
}

/** Returns a lease without changes. */
export async function giveBackLease(sql: Sql, feed: LeasedFeed): Promise<void> {
  await sql(
    `UPDATE external_calendar_feeds SET leased_by = NULL, leased_until = NULL WHERE id = $1 AND leased_by = $2`,
    feed.id,
    feed.leasedBy,
  );
}

/** The state of a feed after a sync. */
export interface FeedStanding {
  readonly checkedAt: Date;
  /** It took longer than a paying guest waits. */
  readonly isSlow: boolean;
  readonly nextPollAt: Date;
  readonly outcome:
    | {
        readonly ok: true;
        readonly version: FeedVersion;
        readonly isQuarantined: boolean;
        readonly events: number;
        readonly unread: readonly UnreadEvent[];
        readonly oversized: number;
        readonly longClosures: readonly LongClosure[];
      }
    | { readonly ok: false; readonly error: string; readonly waitUntil: Date | null };
}

/** Stores the state of a feed and ends the lease. A failed sync keeps the known version. */
export async function settleFeed(sql: Sql, feed: LeasedFeed, standing: FeedStanding): Promise<void> {
  const { checkedAt, nextPollAt, isSlow, outcome } = standing;
  await sql(
    `UPDATE external_calendar_feeds SET leased_by = NULL, leased_until = NULL,
       last_checked = $2::timestamptz, next_poll_at = $3::timestamptz, last_sync_success = $4::boolean,
       sync_errors = $5::text, asked_to_wait_until = $6::timestamptz,
       failing_since = CASE WHEN $4::boolean THEN NULL WHEN failures = 0 THEN $2::timestamptz
                            ELSE coalesce(failing_since, $2::timestamptz) END,
       failures = CASE WHEN $4::boolean THEN 0 ELSE failures + 1 END,
       last_success_at = CASE WHEN $4::boolean THEN $2::timestamptz ELSE last_success_at END,
       etag = CASE WHEN $4::boolean THEN $7::text ELSE etag END,
       last_modified = CASE WHEN $4::boolean THEN $8::text ELSE last_modified END,
       is_slow = $12::boolean,
       events = CASE WHEN $4::boolean THEN $10::int ELSE events END,
       unread_events = CASE WHEN $4::boolean THEN $11::jsonb ELSE unread_events END,
       oversized_events = CASE WHEN $4::boolean THEN $13::int ELSE oversized_events END,
       long_closures = CASE WHEN $4::boolean THEN $14::jsonb ELSE long_closures END,
       quarantined_at = CASE WHEN NOT $4::boolean THEN quarantined_at
                             WHEN $9::boolean THEN coalesce(quarantined_at, $2::timestamptz) END
     WHERE id = $1`,
    feed.id,
    checkedAt.toISOString(),
    nextPollAt.toISOString(),
    outcome.ok,
    outcome.ok ? null : outcome.error,
    outcome.ok ? null : (outcome.waitUntil?.toISOString() ?? null),
    outcome.ok ? outcome.version.etag : null,
    outcome.ok ? outcome.version.lastModified : null,
    outcome.ok && outcome.isQuarantined,
    outcome.ok ? outcome.events : null,
    outcome.ok ? JSON.stringify(outcome.unread) : null,
    isSlow,
    outcome.ok ? outcome.oversized : null,
    outcome.ok ? JSON.stringify(outcome.longClosures) : null,
  );
}

export async function endQuarantine(sql: Sql, feedId: string): Promise<void> {
  await sql(`UPDATE external_calendar_feeds SET quarantined_at = NULL WHERE id = $1`, feedId);
}
