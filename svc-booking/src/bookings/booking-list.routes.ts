import { Router } from 'express';
import { listBookings as listBookingsCall, readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { decimalFromCents, zeroCents } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import { readTotals } from '../overview/booking-counts.repository.ts';
import { refundsOf } from '../payments/refunds.repository.ts';
import { listBookings, newestBookings } from './booking-list.repository.ts';
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
      newestBookings(deps.database, recentCount),
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

  mount(router, listBookingsCall, requireStaff, async ({ query, response }) => {
    const { limit = 100, offset = 0, ...filter } = query;
    const { bookings, count } = await listBookings(deps.database, filter, { limit, offset });
    response.set('X-Total-Count', String(count));
    const refunds = await refundsOf(
      deps.database.prisma,
      bookings.map(({ id }) => id),
    );
    return bookings.map((booking) => staffBooking(booking, refunds.get(booking.id) ?? zeroCents));
  });

  return router;
}
