import type pg from 'pg';
import { cents, type Cents } from '@getaway/kernel/money';
import type { BookingStatus } from './booking-record.rules.ts';

export interface BookingTotals {
  readonly bookings: number;
  readonly revenue: Cents;
  readonly bookingsOfYear: number;
}

/** Counts of confirmed and completed bookings, and all money received less all returned. The year is that of check-in. */
export async function readTotals(pool: pg.Pool, year: string): Promise<BookingTotals> {
  const { rows } = await pool.query<{ bookings: number; revenue: number; of_year: number }>({
    name: 'booking-totals',
    text: `SELECT COALESCE(sum(bookings), 0)::int AS bookings,
                  (SELECT COALESCE(sum(amount_cents), 0)::float8 FROM ledger_counts) AS revenue,
                  COALESCE(sum(bookings) FILTER (WHERE check_in_month >= $1::date
                    AND check_in_month < $1::date + interval '1 year'), 0)::int AS of_year
           FROM booking_counts WHERE status IN ('confirmed', 'completed')`,
    values: [`${year}-01-01`],
  });
  const [totals] = rows;
  return {
    bookings: totals?.bookings ?? 0,
    revenue: cents(totals?.revenue ?? 0),
    bookingsOfYear: totals?.of_year ?? 0,
  };
}

/** How many bookings have a status, or appear in the list's default view. */
export async function countBookings(pool: pg.Pool, status: BookingStatus | undefined): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'booking-count',
    text: `SELECT COALESCE(sum(bookings), 0)::int AS count FROM booking_counts
           WHERE CASE WHEN $1::text IS NULL THEN listed ELSE status = $1 END`,
    values: [status ?? null],
  });
  return rows[0]?.count ?? 0;
}

/** Merges the counter rows of each group into one. Rows written in the meantime are unaffected. */
export async function compactCounters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `WITH removed AS (DELETE FROM booking_counts RETURNING status, listed, check_in_month, bookings, revenue)
     INSERT INTO booking_counts (status, listed, check_in_month, bookings, revenue)
     SELECT status, listed, check_in_month, sum(bookings), sum(revenue) FROM removed
     GROUP BY 1, 2, 3 HAVING sum(bookings) <> 0 OR sum(revenue) <> 0`,
  );
}
