import type pg from 'pg';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars, type Cents } from '@getaway/kernel/money';
import type { Prisma } from '../generated/prisma/client.ts';
import type { BookingStatus } from '../domain/booking/payment-decision.ts';
import { bookingRecord, type BookingRecord } from './booking-record.ts';
import { dateColumn } from './column-values.ts';
import type { Tx } from './database.ts';

export interface BookingFilter {
  readonly search?: string | undefined;
  /** Without one, unpaid holds stay out. */
  readonly status?: BookingStatus | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of bookings, newest first, and how many there are in all. */
export async function pageOfBookings(
  tx: Tx,
  filter: BookingFilter,
): Promise<{ bookings: BookingRecord[]; count: number }> {
  const contains = { contains: filter.search ?? '', mode: 'insensitive' as const };
  const where: Prisma.BookingWhereInput = {
    // A guest's hold that nobody paid is not a booking, nor one that somebody cancelled.
    ...(filter.status
      ? { status: filter.status }
      : { OR: [{ confirmedAt: { not: null } }, { status: 'pending_payment' }, { holdId: null }] }),
    ...(filter.from ? { checkOutDate: { gt: dateColumn(filter.from) } } : {}),
    ...(filter.to ? { checkInDate: { lte: dateColumn(filter.to) } } : {}),
    ...(filter.search
      ? {
          AND: {
            OR: [
              { guestName: contains },
              { email: contains },
              { bookingReference: contains },
              { phone: contains },
            ],
          },
        }
      : {}),
  };
  const [rows, count] = await Promise.all([
    tx.booking.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: filter.limit,
      skip: filter.offset,
    }),
    tx.booking.count({ where }),
  ]);
  return { bookings: rows.map(bookingRecord), count };
}

/** Counts and revenue of confirmed and completed bookings; the year is that of the arrival. */
export async function readTotals(
  pool: pg.Pool,
  year: string,
): Promise<{ bookings: number; revenue: Cents; bookingsOfYear: number }> {
  const { rows } = await pool.query<{ bookings: number; revenue: string; of_year: number }>({
    name: 'booking-totals',
    text: `SELECT count(*)::int AS bookings, COALESCE(sum(total_price), 0)::text AS revenue,
                  count(*) FILTER (WHERE check_in_date >= $1::date AND check_in_date < $1::date + interval '1 year')::int AS of_year
           FROM bookings WHERE status IN ('confirmed', 'completed')`,
    values: [`${year}-01-01`],
  });
  const [totals] = rows;
  return {
    bookings: totals?.bookings ?? 0,
    revenue: centsFromDollars(totals?.revenue ?? '0'),
    bookingsOfYear: totals?.of_year ?? 0,
  };
}
