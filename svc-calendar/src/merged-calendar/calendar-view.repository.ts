import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { ShownBlock, ShownExternal, ShownStay, WithConflicts } from './calendar-event.rules.ts';

/** The days of a calendar, both inclusive. A stay that ends on the first day is included. */
export interface Days {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

export async function staysTouching(
  sql: Sql,
  { start, end }: Days,
  statuses: readonly BookingStatus[],
): Promise<WithConflicts<ShownStay>[]> {
  return sql(
    `SELECT booking_id AS "bookingId", booking_reference AS "bookingReference", status, guest_name AS "guestName",
       check_in_date::text AS "checkInDate", check_in_time AS "checkInTime", opens_at AS "opensAt",
       check_out_date::text AS "checkOutDate", check_out_time AS "checkOutTime",
       ARRAY(SELECT id FROM calendar_conflicts WHERE internal_booking_id = booking_id AND NOT is_resolved
             ORDER BY conflict_date, id) AS "conflictIds"
     FROM direct_stays WHERE status = ANY($3::text[]) AND check_in_date <= $2::date AND check_out_date >= $1::date`,
    start,
    end,
    statuses,
  );
}

/**
 * External stays. Cleaned duplicates are left out unless they are requested. One conflict covers all blocks
 * of a feed over a booking (`decideConflicts`), although it names only the first.
 */
export async function externalStaysTouching(
  sql: Sql,
  { start, end }: Days,
  { duplicatesToo }: { duplicatesToo: boolean },
): Promise<WithConflicts<ShownExternal>[]> {
  return sql(
    `SELECT e.id, e.feed_id AS "feedId", f.name AS "feedName", f.platform, e.kind,
       e.start_date::text AS "startDate", e.end_date::text AS "endDate",
       e.start_time AS "startTime", e.end_time AS "endTime", e.summary, e.is_echo AS "isEcho",
       e.missing_since IS NOT NULL AS "isSuspicious",
       ARRAY(SELECT c.id FROM calendar_conflicts c LEFT JOIN direct_stays d ON d.booking_id = c.internal_booking_id
             WHERE NOT c.is_resolved AND (c.external_booking_id = e.id
               OR (c.conflict_type = 'block' AND e.kind = 'block' AND c.feed_id = e.feed_id AND NOT e.is_echo
                 AND d.check_in_date < e.end_date AND d.check_out_date > e.start_date))
             ORDER BY c.conflict_date, c.id) AS "conflictIds"
     FROM external_bookings e JOIN external_calendar_feeds f ON f.id = e.feed_id
     WHERE e.start_date <= $2::date AND e.end_date >= $1::date AND ($3::boolean OR e.duplicate_of IS NULL)`,
    start,
    end,
    duplicatesToo,
  );
}

export async function blocksBetween(sql: Sql, { start, end }: Days): Promise<ShownBlock[]> {
  return sql(
    `SELECT block_id AS "blockId", date::text AS date, reason FROM blocked_nights
     WHERE is_blocked AND date BETWEEN $1::date AND $2::date`,
    start,
    end,
  );
}
