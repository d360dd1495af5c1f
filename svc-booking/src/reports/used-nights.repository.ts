import type pg from 'pg';
import * as v from 'valibot';
import { nightUseSchema } from '@getaway/contracts/http/reports';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars } from '@getaway/kernel/money';
import type { UsedNight } from './occupancy.rules.ts';
import { daysOf, type ReportPeriod } from './report-period.rules.ts';

/**
 * The nights of confirmed and completed bookings with their accepted prices, blocked nights, and nights taken on other
 * platforms, in order. A night is one row, however many have it: our own booking comes first, then a block. Holds and
 * reservations leave a night open. It reads as many rows as the period has nights.
 */
export async function usedNights(pool: pg.Pool, period: ReportPeriod): Promise<UsedNight[]> {
  const { first, last } = daysOf(period);
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'used-nights',
    text: `SELECT DISTINCT ON (date) date::text AS date, use, "bookingId", "bookingReference", "guestName", price
           FROM (
             SELECT taken.date, 1 AS place, 'booked' AS use, b.id AS "bookingId", b.booking_reference AS "bookingReference",
                    b.guest_name AS "guestName",
                    (SELECT sum((night->>'rate')::numeric + (night->>'surcharge')::numeric)
                     FROM jsonb_array_elements(b.quote->'nights') AS night
                     WHERE night->>'date' = taken.date::text)::numeric(12,2)::text AS price
             FROM unavailable_dates taken JOIN bookings b ON b.id = taken.booking_id
             WHERE taken.date BETWEEN $1::date AND $2::date AND b.status IN ('confirmed', 'completed')
             UNION ALL
             SELECT date, 2, 'blocked', NULL, NULL, NULL, NULL FROM unavailable_dates
             WHERE date BETWEEN $1::date AND $2::date AND booking_id IS NULL
             UNION ALL
             SELECT date, 3, 'elsewhere', NULL, NULL, NULL, NULL FROM external_nights
             WHERE date BETWEEN $1::date AND $2::date
           ) AS used
           ORDER BY date, place`,
    values: [first, last],
  });
  return rows.map((row) => v.parse(rowSchema, row));
}

const rowSchema = v.object({
  date: v.pipe(v.string(), v.transform(calendarDate)),
  use: nightUseSchema,
  bookingId: v.nullable(v.string()),
  bookingReference: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  price: v.nullable(
    v.pipe(
      v.string(),
      v.transform((price) => centsFromDollars(price)),
    ),
  ),
});
