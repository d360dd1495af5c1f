import type pg from 'pg';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import type { OwnNights } from './own-nights.rules.ts';

interface NightRow {
  night: CalendarDate;
}

/**
 * Takes nights for a booking, or returns the nights that are taken. Rows are inserted in date order with ON
 * CONFLICT DO NOTHING (domain page, 'Availability'), so that concurrent bookings neither double-book nor
 * deadlock. Nights that the booking no longer needs are deleted last, because a transaction that waits for
 * one of them must not hold a lock that this one needs.
 */
export async function claimNights(
  sql: Sql,
  bookingId: string,
  nights: readonly CalendarDate[],
): Promise<{ ok: true } | { ok: false; taken: CalendarDate[] }> {
  const external = await sql<NightRow>(
    `SELECT DISTINCT date::text AS night FROM external_nights WHERE date = ANY($1::date[]) ORDER BY night`,
    nights,
  );
  if (external.length > 0) return { ok: false, taken: external.map(({ night }) => night) };
  for (;;) {
    await sql(
      `INSERT INTO unavailable_dates (id, date, reason, booking_id)
       SELECT gen_random_uuid()::text, night, 'booking', $1 FROM unnest($2::date[]) AS night ORDER BY night
       ON CONFLICT (date) DO NOTHING`,
      bookingId,
      nights,
    );
    const rows = await sql<NightRow & { own: boolean }>(
      `SELECT date::text AS night, booking_id IS NOT DISTINCT FROM $2 AS own FROM unavailable_dates
       WHERE date = ANY($1::date[]) ORDER BY date`,
      nights,
      bookingId,
    );
    const others = rows.filter(({ own }) => !own);
    if (others.length > 0) return { ok: false, taken: others.map(({ night }) => night) };
    if (rows.length === nights.length) break;
    // A night was released between the two statements, so it has no booking yet.
  }
  await sql(
    `DELETE FROM unavailable_dates WHERE booking_id = $1 AND NOT (date = ANY($2::date[]))`,
    bookingId,
    nights,
  );
  return { ok: true };
}

export async function deleteNights(sql: Sql, bookingId: string): Promise<void> {
  await sql(`DELETE FROM unavailable_dates WHERE booking_id = $1`, bookingId);
}

/** How many nights a booking has. */
export async function countNights(sql: Sql, bookingId: string): Promise<number> {
  const [row] = await sql<{ nights: number }>(
    'SELECT count(*)::int AS nights FROM unavailable_dates WHERE booking_id = $1',
    bookingId,
  );
  return row?.nights ?? 0;
}

/** Whether bookings or stays on other platforms have a night of a range, apart from a guest's own. Blocks do not count. */
export async function hasStayNights(sql: Sql, { checkIn, checkOut }: Stay, own: OwnNights): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT 1 FROM unavailable_dates u JOIN bookings b ON b.id = u.booking_id
       WHERE u.date >= $1::date AND u.date < $2::date AND b.id IS DISTINCT FROM $4
         AND (b.hold_id IS NULL OR b.hold_id IS DISTINCT FROM $3 OR b.status NOT IN ('pending', 'pending_payment')))
     OR EXISTS (SELECT 1 FROM external_nights WHERE date >= $1::date AND date < $2::date) AS found`,
    checkIn,
    checkOut,
    own.holdId,
    own.bookingId,
  );
  return row?.found ?? false;
}

/** Lets one transaction at a time take nights that have to keep their distance from others, until it ends. */
export async function lockNightsBetween(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock(hashtext('nights between stays'))::text`);
}

/** Nights of bookings and of other platforms from a given day on. Blocks do not count. */
export async function stayNights(pool: pg.Pool, from: CalendarDate, own: OwnNights): Promise<CalendarDate[]> {
  const { rows } = await pool.query<NightRow>({
    name: 'stay-nights',
    text: `SELECT u.date::text AS night FROM unavailable_dates u JOIN bookings b ON b.id = u.booking_id
           WHERE u.date >= $1::date AND b.id IS DISTINCT FROM $3
             AND (b.hold_id IS NULL OR b.hold_id IS DISTINCT FROM $2 OR b.status NOT IN ('pending', 'pending_payment'))
           UNION SELECT date::text FROM external_nights WHERE date >= $1::date`,
    values: [from, own.holdId, own.bookingId],
  });
  return rows.map(({ night }) => night);
}

/** Every unavailable night from a given day on, sorted. */
export async function unavailableNights(
  pool: pg.Pool,
  from: CalendarDate,
  own: OwnNights,
): Promise<CalendarDate[]> {
  const { rows } = await pool.query<NightRow>({
    name: 'unavailable-nights',
    text: `SELECT u.date::text AS night FROM unavailable_dates u LEFT JOIN bookings b ON b.id = u.booking_id AND b.status IN ('pending', 'pending_payment')
           WHERE u.date >= $1::date AND (b.hold_id IS NULL OR b.hold_id IS DISTINCT FROM $2)
             AND (u.booking_id IS NULL OR u.booking_id IS DISTINCT FROM $3)
           UNION SELECT date::text FROM external_nights WHERE date >= $1::date ORDER BY night`,
    values: [from, own.holdId, own.bookingId],
  });
  return rows.map(({ night }) => night);
}

/**
 * Whether [$1, $2) is available, apart from the nights of the hold $3 and the booking $4, and whether rules of stays that are not
 * the usual ones may concern it: in one statement, because every guest asks.
 */
export const isFreeStatement = `SELECT NOT EXISTS (
             SELECT 1 FROM unavailable_dates u LEFT JOIN bookings b ON b.id = u.booking_id AND b.status IN ('pending', 'pending_payment')
             WHERE u.date >= $1::date AND u.date < $2::date
               AND (b.hold_id IS NULL OR b.hold_id IS DISTINCT FROM $3) AND (u.booking_id IS NULL OR u.booking_id IS DISTINCT FROM $4))
           AND NOT EXISTS (SELECT 1 FROM external_nights WHERE date >= $1::date AND date < $2::date) AS free,
         EXISTS (SELECT 1 FROM rate_periods WHERE last_date >= $1::date AND first_date <= $2::date
             AND num_nonnulls(minimum_nights, closed_to_arrival, closed_to_departure, closed) > 0)
           OR EXISTS (SELECT 1 FROM stay_rules WHERE minimum_nights > 1 OR maximum_nights < 60
             OR lead_hours > 0 OR window_days < 731 OR nights_between > 0) AS ruled`;

/** Whether a night can't be had, apart from a guest's own. */
export async function isNightTaken(sql: Sql, night: CalendarDate, own: OwnNights): Promise<boolean> {
  const after = addDays(night, 1);
  const [row] = await sql<{ free: boolean }>(isFreeStatement, night, after, own.holdId, own.bookingId);
  return row?.free === false;
}

/** Whether every night of [checkIn, checkOut) is available, and whether its rules have to be looked at. */
export async function readFreedom(
  pool: pg.Pool,
  stay: { checkIn: CalendarDate; checkOut: CalendarDate },
  own: OwnNights,
): Promise<{ free: boolean; ruled: boolean }> {
  const { rows } = await pool.query<{ free: boolean; ruled: boolean }>({
    name: 'is-free',
    text: isFreeStatement,
    values: [stay.checkIn, stay.checkOut, own.holdId, own.bookingId],
  });
  return rows[0] ?? { free: false, ruled: false };
}
