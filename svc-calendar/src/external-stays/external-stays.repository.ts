import type { Sql } from '@getaway/service-kit/sql';
import { calendarDate } from '@getaway/kernel/calendar-date';
import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { hasMoved, type ChangedStay } from './compare-feed.rules.ts';
import type { ExternalStay, FeedStay, StayKind } from './feed-stay.rules.ts';

const batchSize = 1_000;

interface StayRow extends Omit<ExternalStay, 'startDate' | 'endDate'> {
  readonly startDate: string;
  readonly endDate: string;
  readonly kind: StayKind;
}

/** Every stay that a feed contains, as last stored. */
export async function knownStays(sql: Sql, feedId: string): Promise<ExternalStay[]> {
  const rows = await sql<StayRow>(
    `SELECT id, external_id AS "externalId", revision, kind, start_date::text AS "startDate",
       end_date::text AS "endDate", start_time AS "startTime", end_time AS "endTime", summary,
       is_echo AS "isEcho", missing_since AS "missingSince"
     FROM external_bookings WHERE feed_id = $1 ORDER BY created_at, id`,
    feedId,
  );
  return rows.map((row) => ({
    ...row,
    startDate: calendarDate(row.startDate),
    endDate: calendarDate(row.endDate),
  }));
}

/** Releases UIDs for the stays that have them now: some feeds reuse the UID of a past stay. */
export async function freeExternalIds(
  sql: Sql,
  feedId: string,
  externalIds: readonly string[],
): Promise<void> {
  await sql(
    `UPDATE external_bookings SET external_id = external_id || ' ' || id
     WHERE feed_id = $1 AND external_id = ANY($2::text[])`,
    feedId,
    externalIds,
  );
}

export interface NewStay extends FeedStay {
  readonly id: string;
}

export async function insertStays(
  sql: Sql,
  feedId: string,
  stays: readonly NewStay[],
  now: Date,
): Promise<void> {
  for (const batch of batches(stays)) {
    await sql(
      `INSERT INTO external_bookings (id, feed_id, external_id, kind, start_date, end_date, start_time, end_time,
         summary, dates_since, last_synced, created_at, updated_at)
       SELECT id, $1, external_id, kind, start_date, end_date, start_time, end_time, summary,
         $2::timestamptz, $2::timestamptz, $2::timestamptz, $2::timestamptz
       FROM unnest($3::text[], $4::text[], $5::text[], $6::date[], $7::date[], $8::text[], $9::text[], $10::text[])
         AS incoming (id, external_id, kind, start_date, end_date, start_time, end_time, summary)`,
      feedId,
      now.toISOString(),
      batch.map(({ id }) => id),
      ...columnsOf(batch),
    );
  }
}

/** Updates stays to what the feed contains now. New dates end an echo. */
export async function updateStays(sql: Sql, changes: readonly ChangedStay[], now: Date): Promise<void> {
  for (const batch of batches(changes)) {
    await sql(
      `UPDATE external_bookings AS stay SET external_id = incoming.external_id, kind = incoming.kind,
         start_date = incoming.start_date, end_date = incoming.end_date, start_time = incoming.start_time,
         end_time = incoming.end_time, summary = incoming.summary, missing_since = NULL, updated_at = $1::timestamptz,
         dates_since = CASE WHEN (stay.start_date, stay.end_date) = (incoming.start_date, incoming.end_date)
                            THEN stay.dates_since ELSE $1::timestamptz END,
         is_echo = stay.is_echo AND NOT incoming.moved,
         uncovered_since = CASE WHEN NOT incoming.moved THEN stay.uncovered_since END,
         revision = stay.revision + incoming.moved::int
       FROM unnest($2::text[], $3::boolean[], $4::text[], $5::text[], $6::date[], $7::date[], $8::text[], $9::text[],
           $10::text[])
         AS incoming (id, moved, external_id, kind, start_date, end_date, start_time, end_time, summary)
       WHERE stay.id = incoming.id`,
      now.toISOString(),
      batch.map(({ known }) => known.id),
      batch.map(hasMoved),
      ...columnsOf(batch.map(({ incoming }) => incoming)),
    );
  }
}

export async function markMissing(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql(
    `UPDATE external_bookings SET missing_since = $2::timestamptz, updated_at = $2::timestamptz
     WHERE id = ANY($1::text[])`,
    ids,
    now.toISOString(),
  );
}

/** Removes stays and returns the changes to publish. */
export async function removeStays(sql: Sql, ids: readonly string[]): Promise<ExternalNights[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ id: string; revision: number }>(
    `DELETE FROM external_bookings WHERE id = ANY($1::text[]) RETURNING id, revision`,
    ids,
  );
  return rows.map(({ id, revision }) => ({ entityId: id, revision: revision + 1, status: 'gone' }));
}

/**
 * When a stay was last seen, rounded to the hour, so that an unchanged stay is not written every 15 minutes.
 */
export async function touchStays(sql: Sql, feedId: string, now: Date): Promise<void> {
  await sql(
    `UPDATE external_bookings SET last_synced = $2::timestamptz WHERE feed_id = $1 AND missing_since IS NULL AND last_synced < $2::timestamptz - interval '1 hour'`,
    feedId,
    now.toISOString(),
  );
}

function columnsOf(stays: readonly FeedStay[]): unknown[] {
  return [
    stays.map(({ externalId }) => externalId),
    stays.map(({ kind }) => kind),
    stays.map(({ startDate }) => startDate),
    stays.map(({ endDate }) => endDate),
    stays.map(({ startTime }) => startTime),
    stays.map(({ endTime }) => endTime),
    stays.map(({ summary }) => summary),
  ];
}

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += batchSize) yield all.slice(start, start + batchSize);
}
