import { Router } from 'express';
import { listBookings, readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { dollarsFromCents } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../data/database.ts';
import { pageOfBookings, readTotals } from '../data/staff-lists.repository.ts';
import { staffBooking } from './staff-booking.ts';

const recentCount = 5;

export function staffRoutes(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
  guard: SessionGuard;
}): Router {
  const router = Router();
  const { prisma } = deps.database;
  const { requireStaff } = deps.guard;

  mount(router, readAnalytics, requireStaff, async () => {
    const year = dateInZone(deps.now(), deps.timeZone).slice(0, 4);
    const [totals, recent] = await Promise.all([
      readTotals(deps.database.pool, year),
      pageOfBookings(prisma, { limit: recentCount, offset: 0 }),
    ]);
    return {
      totalBookings: totals.bookings,
      totalRevenue: dollarsFromCents(totals.revenue),
      yearlyBookings: totals.bookingsOfYear,
      recentBookings: recent.bookings.map((booking) => ({
        id: booking.id,
        guestName: booking.guestName,
        checkInDate: booking.checkInDate,
        checkOutDate: booking.checkOutDate,
        totalPrice: dollarsFromCents(booking.total),
        status: booking.status,
      })),
    };
  });

  mount(router, listBookings, requireStaff, async ({ query, response }) => {
    const { limit = 100, offset = 0, ...filter } = query;
    const { bookings, count } = await pageOfBookings(prisma, { ...filter, limit, offset });
    response.set('X-Total-Count', String(count));
    return bookings.map(staffBooking);
  });

  return router;
}
