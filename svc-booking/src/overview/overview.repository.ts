import type pg from 'pg';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars } from '@getaway/kernel/money';
import type { ComingBooking, MonthOfStays, UnpaidReservation } from './overview.rules.ts';
import { centsFromColumn, dateColumn, dateFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

const moneyColumns = { totalPrice: true, paidTotal: true, refundedTotal: true } as const;

const stayColumns = {
  id: true,
  guestName: true,
  bookingReference: true,
  checkInDate: true,
  checkOutDate: true,
} as const;

/** The most alerts that one list can usefully show. */
const mostAlerts = 20;

/** Reservations that wait for payment, soonest to expire first. */
export async function unpaidReservations(tx: Tx): Promise<UnpaidReservation[]> {
  const rows = await tx.booking.findMany({
    where: { status: 'pending_payment' },
    orderBy: [{ paymentDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: mostAlerts,
    select: { ...stayColumns, ...moneyColumns, paymentDueAt: true },
  });
  return rows.map((row) => withMoney(withDates(row)));
}

export interface ReachedLimit {
  readonly id: string;
  readonly network: string | null;
  readonly reachedAt: Date;
}

/** Enough to list each network: the owner's email names only those that had reached the limit by then. */
const mostLimits = 500;

/** Limits on unpaid nights and links that were reached since a moment, newest first. */
export async function unpaidLimitsReached(tx: Tx, since: Date): Promise<ReachedLimit[]> {
  const rows = await tx.unpaidCapAlert.findMany({
    where: { reachedAt: { gte: since } },
    orderBy: [{ reachedAt: 'desc' }, { scope: 'asc' }],
    take: mostLimits,
  });
  return rows.map(({ scope, network, reachedAt }) => ({ id: scope, network, reachedAt }));
}

/** Confirmed stays that begin or end on one of these days, both inclusive. */
export async function staysBetween(
  tx: Tx,
  which: 'checkInDate' | 'checkOutDate',
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<ComingBooking[]> {
  const rows = await tx.booking.findMany({
    where: { status: 'confirmed', [which]: { gte: dateColumn(from), lte: dateColumn(to) } },
    orderBy: { [which]: 'asc' },
    select: {
      ...stayColumns,
      ...moneyColumns,
      checkInTime: true,
      checkOutTime: true,
      numberOfGuests: true,
      occasion: true,
    },
  });
  return rows.map((row) => withMoney(withDates(row)));
}

/** Revenue by check-in month and nights by month, for a number of months before and after a day. */
export async function monthsAround(
  pool: pg.Pool,
  day: CalendarDate,
  monthsEachWay: number,
): Promise<MonthOfStays[]> {
  const { rows } = await pool.query<{
    month: string;
    revenue: string;
    nights: number;
    nights_in_month: number;
  }>({
    name: 'months-around',
    text: `SELECT to_char(month, 'YYYY-MM') AS month,
                  extract(day FROM month + interval '1 month' - interval '1 day')::int AS nights_in_month,
                  (SELECT COALESCE(sum(revenue), 0)::text FROM booking_counts
                   WHERE status IN ('confirmed', 'completed') AND check_in_month = month::date) AS revenue,
                  (SELECT count(*)::int FROM unavailable_dates JOIN bookings ON bookings.id = booking_id
                   WHERE status IN ('confirmed', 'completed')
                     AND date >= month::date AND date < (month + interval '1 month')::date) AS nights
           FROM generate_series(date_trunc('month', $1::timestamp) - $2::int * interval '1 month',
                                date_trunc('month', $1::timestamp) + $2::int * interval '1 month',
                                interval '1 month') AS month
           ORDER BY month`,
    values: [day, monthsEachWay],
  });
  return rows.map(({ month, revenue, nights, nights_in_month: nightsInMonth }) => ({
    month,
    revenue: centsFromDollars(revenue),
    nights,
    nightsInMonth,
  }));
}

type MoneyColumn = Parameters<typeof centsFromColumn>[0];

function withMoney<
  Row extends { totalPrice: MoneyColumn; paidTotal: MoneyColumn; refundedTotal: MoneyColumn },
>({ totalPrice, paidTotal, refundedTotal, ...row }: Row) {
  return {
    ...row,
    total: centsFromColumn(totalPrice),
    paid: centsFromColumn(paidTotal),
    refunded: centsFromColumn(refundedTotal),
  };
}

function withDates<Row extends { checkInDate: Date; checkOutDate: Date }>(row: Row) {
  return {
    ...row,
    checkInDate: dateFromColumn(row.checkInDate),
    checkOutDate: dateFromColumn(row.checkOutDate),
  };
}
