import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { Collision, ConflictChange, KnownConflict, Overlap } from './conflict.rules.ts';
import type { PlatformStay } from './platform-conflict.rules.ts';
import { exportedStatuses } from '../merged-calendar/direct-stay.rules.ts';

/**
 * Overlaps of external stays with our own bookings from `today` on. Echoes and cleaned duplicates are
 * excluded.
 */
export async function currentOverlaps(sql: Sql, today: CalendarDate): Promise<Overlap[]> {
  const overlaps = await sql<Omit<Overlap, 'other'>>(
    `SELECT s.booking_id AS "bookingId", e.id AS "externalId", e.feed_id AS "feedId", e.kind,
            e.start_date::text AS "from", e.end_date::text AS "to",
            greatest(e.start_date, s.check_in_date)::text AS date
     FROM external_bookings e
     JOIN direct_stays s ON e.start_date < s.check_out_date AND s.check_in_date < e.end_date
     WHERE s.status = ANY($1::text[]) AND s.check_out_date > $2::date AND e.end_date > $2::date
       AND NOT e.is_echo AND e.duplicate_of IS NULL`,
    exportedStatuses,
    today,
  );
  return overlaps.map((overlap) => ({ ...overlap, other: null }));
}

/**
 * Pairs of overlapping external stays of different feeds from `today` on, with at least one guest in each
 * pair, without exact copies. Only nights that two feeds share are compared, because most nights are in one
 * feed only.
 */
export async function meetingPlatformStays(
  sql: Sql,
  today: CalendarDate,
): Promise<{ one: PlatformStay; two: PlatformStay }[]> {
  const rows = await sql<Record<'one' | 'two', StoredPlatformStay>>(
    `WITH stay AS (
       SELECT e.*, f.created_at AS feed_since FROM external_bookings e JOIN external_calendar_feeds f ON f.id = e.feed_id
       WHERE e.end_date > $1::date AND NOT e.is_echo AND e.duplicate_of IS NULL),
     night AS (
       SELECT id, feed_id, generate_series(greatest(start_date, $1::date), end_date - 1, interval '1 day') AS date
       FROM stay),
     shared AS (
       SELECT date FROM night GROUP BY date HAVING min(feed_id) <> max(feed_id)),
     meeting AS (
       SELECT DISTINCT a.id AS one_id, b.id AS two_id
       FROM shared JOIN night AS a USING (date) JOIN night AS b USING (date)
       WHERE a.id < b.id AND a.feed_id <> b.feed_id)
     SELECT ${platformStay('one')} AS one, ${platformStay('two')} AS two
     FROM meeting JOIN stay AS one ON one.id = one_id JOIN stay AS two ON two.id = two_id
     WHERE (one.kind = 'reservation' OR two.kind = 'reservation')
       AND (one.kind, one.start_date, one.end_date, one.summary)
         IS DISTINCT FROM (two.kind, two.start_date, two.end_date, two.summary)`,
    today,
  );
  return rows.map(({ one, two }) => ({ one: platformStayOf(one), two: platformStayOf(two) }));
}

interface StoredPlatformStay extends Omit<PlatformStay, 'feedSince' | 'datesSince'> {
  readonly feedSince: string;
  readonly datesSince: string;
}

const platformStay = (name: string): string =>
  `json_build_object('externalId', ${name}.id, 'feedId', ${name}.feed_id, 'feedSince', ${name}.feed_since,
    'kind', ${name}.kind, 'from', ${name}.start_date, 'to', ${name}.end_date, 'summary', ${name}.summary,
    'datesSince', ${name}.dates_since)`;

function platformStayOf(stay: StoredPlatformStay): PlatformStay {
  return { ...stay, feedSince: new Date(stay.feedSince), datesSince: new Date(stay.datesSince) };
}

/** The conflicts that are open or unresolved, and all past ones of these bookings or of two platforms. */
export async function knownConflicts(sql: Sql, bookingIds: readonly string[]): Promise<KnownConflict[]> {
  return sql<KnownConflict>(
    `SELECT id, conflict_key AS key, internal_booking_id AS "bookingId", external_booking_id AS "externalId",
            other_external_id AS "otherExternalId",
            conflict_date::text AS date, is_resolved AS "isResolved", ended_at IS NOT NULL AS "isOver"
     FROM calendar_conflicts
     WHERE ended_at IS NULL OR NOT is_resolved OR internal_booking_id = ANY($1::text[]) OR other_feed_id IS NOT NULL`,
    bookingIds,
  );
}

/** Stores a change. Returns the conflict's id when an event has to be published. */
export async function writeChange(
  sql: Sql,
  change: ConflictChange,
  { newId, now }: { newId: () => string; now: Date },
): Promise<string | undefined> {
  switch (change.what) {
    case 'found': {
      const id = newId();
      await sql(
        `INSERT INTO calendar_conflicts (id, conflict_key, conflict_type, internal_booking_id, external_booking_id,
           feed_id, conflict_date, other_external_id, other_feed_id, admin_notified, announced_at, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7::date, $8, $9, true, $10::timestamptz, $10::timestamptz, $10::timestamptz)`,
        id,
        ...collisionColumns(change.collision),
        now.toISOString(),
      );
      return id;
    }
    case 'came-back':
      await sql(
        `UPDATE calendar_conflicts SET ${collisionUpdate}, revision = revision + 1, is_resolved = false,
           resolved_at = NULL, ended_at = NULL, reopened_at = $10::timestamptz, updated_at = $10::timestamptz WHERE id = $1`,
        change.id,
        ...collisionColumns(change.collision),
        now.toISOString(),
      );
      return change.id;
    case 'moved':
      await sql(
        `UPDATE calendar_conflicts SET ${collisionUpdate}, revision = revision + 1, updated_at = $10::timestamptz
         WHERE id = $1`,
        change.id,
        ...collisionColumns(change.collision),
        now.toISOString(),
      );
      return undefined;
    case 'over':
      await sql(
        `UPDATE calendar_conflicts SET ended_at = $2::timestamptz, is_resolved = true, revision = revision + 1,
           resolved_at = COALESCE(resolved_at, $2::timestamptz), updated_at = $2::timestamptz WHERE id = $1`,
        change.id,
        now.toISOString(),
      );
      return undefined;
    default:
      return change satisfies never;
  }
}

const collisionUpdate = `conflict_key = $2, conflict_type = $3, internal_booking_id = $4, external_booking_id = $5,
  feed_id = $6, conflict_date = $7::date, other_external_id = $8, other_feed_id = $9`;

function collisionColumns(collision: Collision): (string | null)[] {
  const { key, kind, bookingId, externalId, feedId, date, other } = collision;
  return [key, kind, bookingId, externalId, feedId, date, other?.externalId ?? null, other?.feedId ?? null];
}
