import { Router } from 'express';
import { listBookings, readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { decimalFromCents, zeroCents } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import { refundsOf } from '../payments/refunds.repository.ts';
import { readTotals } from '../overview/booking-counts.repository.ts';
import { countOfBookings, pageOfBookings } from './booking-list.repository.ts';
import { staffBooking } from './staff-booking.http.ts';
import type { StaffBookingRoutesDeps } from './staff-bookings.routes.ts';

const recentCount = 5;

/** The dashboard's figures and the list of bookings. */
export function bookingListRoutes(deps: StaffBookingRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, readAnalytics, requireStaff, async () => {
    const year = dateInZone(deps.now(), deps.timeZone).slice(0, 4);
    const [totals, recent] = await Promise.all([
      readTotals(deps.database.pool, year),
      pageOfBookings(deps.database, {}, { limit: recentCount, offset: 0 }),
    ]);
    return {
      totalBookings: totals.bookings,
      totalRevenue: decimalFromCents(totals.revenue),
      yearlyBookings: totals.bookingsOfYear,
      recentBookings: recent.map((booking) => ({
        id: booking.id,
        guestName: booking.guestName,
        checkInDate: booking.checkInDate,
        checkOutDate: booking.checkOutDate,
        totalPrice: decimalFromCents(booking.total),
        status: booking.status,
      })),
    };
  });

  mount(router, listBookings, requireStaff, async ({ query, response }) => {
    const { limit = 100, offset = 0, ...filter } = query;
    const [bookings, count] = await Promise.all([
      pageOfBookings(deps.database, filter, { limit, offset }),
      countOfBookings(deps.database, filter),
    ]);
    response.set('X-Total-Count', String(count));
    const refunds = await refundsOf(
      deps.database.prisma,
      bookings.map(({ id }) => id),
    );
    return bookings.map((booking) => staffBooking(booking, refunds.get(booking.id) ?? zeroCents));
  });

  return router;
}
