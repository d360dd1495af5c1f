import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { dateColumn } from '../database/column-values.ts';
import type { Database } from '../database/database.ts';

/**
 * The latest check-out, HH:MM, of the bookings that end on a day, without one of them; undefined when there is none. Reservations
 * count, as their guests may still pay. Checkouts that guests have not finished don't.
 */
export async function sameDayDeparture(
  { database: { prisma } }: { readonly database: Database },
  day: CalendarDate,
  exceptBookingId: string | undefined,
): Promise<string | undefined> {
  const last = await prisma.booking.findFirst({
    where: {
      ...{ checkOutDate: dateColumn(day), status: { in: ['confirmed', 'completed', 'pending_payment'] } },
      ...(exceptBookingId !== undefined && { id: { not: exceptBookingId } }),
    },
    orderBy: { checkOutTime: 'desc' },
    select: { checkOutTime: true },
  });
  return last?.checkOutTime;
}
