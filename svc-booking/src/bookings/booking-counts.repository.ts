import type pg from 'pg';
import { calendarMonth, firstDayOf, type CalendarMonth } from '@getaway/kernel/calendar-month';
import { cents, type Cents } from '@getaway/kernel/money';
import type { BookingStatus } from './booking-record.rules.ts';

export interface BookingTotals {
  readonly bookings: number;
  readonly revenue: Cents;
  readonly bookingsOfYear: number;
  readonly bookingsOfLastYear: number;
}

export interface MonthTotals {
  readonly month: CalendarMonth;
  /** By check-in. */
  readonly bookings: number;
  /** Received less returned, by the day on which the money came or went. */
  readonly revenue: Cents;
}

/** Counts of confirmed and completed bookings, and all money received less all returned. The year is that of check-in. */
export async function readTotals(pool: pg.Pool, year: string): Promise<BookingTotals> {
  const { rows } = await pool.query<{
    bookings: number;
    revenue: number;
    of_year: number;
    of_last_year: number;
  }>({
    name: 'booking-totals',
    text: `SELECT COALESCE(sum(bookings), 0)::int AS bookings,
                  (SELECT COALESCE(sum(amount_cents), 0)::float8 FROM ledger_counts) AS revenue,
                  COALESCE(sum(bookings) FILTER (WHERE check_in_month >= $1::date
                    AND check_in_month < $1::date + interval '1 year'), 0)::int AS of_year,
                  COALESCE(sum(bookings) FILTER (WHERE check_in_month < $1::date
                    AND check_in_month >= $1::date - interval '1 year'), 0)::int AS of_last_year
           FROM booking_counts WHERE status IN ('confirmed', 'completed')`,
    values: [`${year}-01-01`],
  });
  const [totals] = rows;
  return {
    bookings: totals?.bookings ?? 0,
    revenue: cents(totals?.revenue ?? 0),
    bookingsOfYear: totals?.of_year ?? 0,
    bookingsOfLastYear: totals?.of_last_year ?? 0,
  };
}

/** The figures of each of these months, from the counters. */
export async function readMonthTotals(
  pool: pg.Pool,
  months: readonly CalendarMonth[],
): Promise<MonthTotals[]> {
  const { rows } = await pool.query<{ month: string; bookings: number; revenue: number }>({
    name: 'month-totals',
    text: `SELECT to_char(month, 'YYYY-MM') AS month,
                  (SELECT COALESCE(sum(bookings), 0)::int FROM booking_counts
                   WHERE status IN ('confirmed', 'completed') AND check_in_month = month) AS bookings,
                  (SELECT COALESCE(sum(amount_cents), 0)::float8 FROM ledger_counts
                   WHERE effective_on >= month AND effective_on < (month + interval '1 month')::date) AS revenue
           FROM unnest($1::date[]) AS month ORDER BY month`,
    values: [months.map(firstDayOf)],
  });
  return rows.map(({ month, bookings, revenue }) => ({
    month: calendarMonth(month),
    bookings,
    revenue: cents(revenue),
  }));
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
