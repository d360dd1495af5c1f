import * as v from 'valibot';
import { feedPlatformSchema, type FeedPlatform } from '@getaway/contracts/http/calendar-feeds';
import type { Page } from '@getaway/contracts/http/paging';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { FeedRecord } from './feed.rules.ts';

const columns = `feed.id, feed.name, feed.url, feed.platform, feed.is_active AS "isActive",
  feed.last_checked AS "lastChecked", feed.last_sync_success AS "lastSyncSuccess", feed.sync_errors AS "syncErrors",
  feed.next_poll_at AS "nextPollAt", feed.leased_until AS "leasedUntil", feed.quarantined_at AS "quarantinedAt",
  feed.events, feed.oversized_events AS "oversizedEvents", feed.long_closures AS "longClosures", jsonb_array_length(feed.unread_events) AS "unreadEvents",
  feed.created_at AS "createdAt", feed.updated_at AS "updatedAt"`;

/** Feeds, newest first. */
export async function listFeeds(
  sql: Sql,
  { today, limit, offset = 0 }: Page & { today: CalendarDate },
): Promise<FeedRecord[]> {
  return (await readFeeds(sql, { today, id: null, limit: limit ?? null, offset })).map(feedOf);
}

export async function findFeed(sql: Sql, id: string, today: CalendarDate): Promise<FeedRecord | undefined> {
  const [row] = await readFeeds(sql, { today, id, limit: 1, offset: 0 });
  return row && feedOf(row);
}

type FeedRow = Omit<FeedRecord, 'platform'> & { platform: string };

function readFeeds(
  sql: Sql,
  wanted: { today: CalendarDate; id: string | null; limit: number | null; offset: number },
): Promise<FeedRow[]> {
  return sql<FeedRow>(
    `SELECT ${columns},
       count(stay.id)::int AS stays, count(stay.missing_since)::int AS "suspiciousStays"
     FROM external_calendar_feeds AS feed
     LEFT JOIN external_bookings AS stay ON stay.feed_id = feed.id AND stay.end_date > $1::date
     WHERE $2::text IS NULL OR feed.id = $2
     GROUP BY feed.id ORDER BY feed.created_at DESC, feed.id LIMIT $3::int OFFSET $4::int`,
    wanted.today,
    wanted.id,
    wanted.limit,
    wanted.offset,
  );
}

function feedOf(row: FeedRow): FeedRecord {
  return { ...row, platform: v.parse(feedPlatformSchema, row.platform) };
}

export function countFeeds({ prisma }: Database): Promise<number> {
  return prisma.externalCalendarFeed.count();
}

/** Adds a feed, due at `firstPollAt`. Returns false when its address exists already. */
export async function insertFeed(
  sql: Sql,
  feed: { id: string; name: string; url: string; platform: FeedPlatform; now: Date; firstPollAt: Date },
): Promise<boolean> {
  // Serializes two requests for one address.
  await sql(`SELECT pg_advisory_xact_lock(hashtext('calendar-feed-addresses'))::text AS locked`);
  const rows = await sql(
    `INSERT INTO external_calendar_feeds (id, name, url, platform, next_poll_at, created_at, updated_at)
     SELECT $1, $2, $3, $4, $6::timestamptz, $5::timestamptz, $5::timestamptz
     WHERE NOT EXISTS (SELECT 1 FROM external_calendar_feeds WHERE url = $3) RETURNING id`,
    feed.id,
    feed.name,
    feed.url,
    feed.platform,
    feed.now.toISOString(),
    feed.firstPollAt.toISOString(),
  );
  return rows.length === 1;
}

/**
 * Updates the given fields. A feed that becomes active is read at once, or as soon as its platform allows.
 * Returns false for an unknown feed.
 */
export async function updateFeed(
  sql: Sql,
  id: string,
  change: { name?: string | undefined; isActive?: boolean | undefined; now: Date },
): Promise<boolean> {
  const rows = await sql(
    `UPDATE external_calendar_feeds SET
       name = coalesce($2::text, name),
       next_poll_at = CASE WHEN $3::boolean AND NOT is_active THEN greatest($4::timestamptz, asked_to_wait_until)
                           ELSE next_poll_at END,
       failing_since = CASE WHEN $3::boolean AND NOT is_active AND failing_since IS NOT NULL THEN $4::timestamptz
                            ELSE failing_since END,
       is_active = coalesce($3::boolean, is_active), updated_at = $4::timestamptz
     WHERE id = $1 RETURNING id`,
    id,
    change.name ?? null,
    change.isActive ?? null,
    change.now.toISOString(),
  );
  return rows.length === 1;
}

/** The active feeds. */
export async function activeFeedIds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM external_calendar_feeds WHERE is_active ORDER BY next_poll_at`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The feeds to read before a payment: active, not read since a moment, and split by whether they kept the
 * last payment waiting.
 */
export async function feedsForPayment(
  sql: Sql,
  notReadSince: Date,
): Promise<{ readonly prompt: string[]; readonly slow: string[] }> {
  const rows = await sql<{ id: string; isSlow: boolean }>(
    `SELECT id, is_slow AS "isSlow" FROM external_calendar_feeds
     WHERE is_active AND (last_checked IS NULL OR last_checked < $1::timestamptz OR is_slow) ORDER BY next_poll_at`,
    notReadSince.toISOString(),
  );
  const idsOf = (isSlow: boolean) => rows.filter((row) => row.isSlow === isSlow).map(({ id }) => id);
  return { prompt: idsOf(false), slow: idsOf(true) };
}

/** Marks feeds that kept a payment waiting. The next fast sync clears the mark. */
export async function markSlow(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql(`UPDATE external_calendar_feeds SET is_slow = true WHERE id = ANY($1::text[])`, ids);
}

/** Locks a feed until the transaction ends. Returns false for an unknown feed. */
export async function lockFeed(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql(`SELECT id FROM external_calendar_feeds WHERE id = $1 FOR UPDATE`, id);
  return rows.length === 1;
}

export async function dropFeed(sql: Sql, id: string): Promise<void> {
  await sql(`DELETE FROM external_calendar_feeds WHERE id = $1`, id);
}
