import { Router } from 'express';
import { readSameDayDeparture } from '@getaway/contracts/http/same-day-departure';
import {
  listBookings as listCall,
  readAnalytics as analyticsCall,
} from '@getaway/contracts/http/staff-bookings';
import { decimalFromCents } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import { listBookings } from './list-bookings.ts';
import { readAnalytics } from './read-analytics.ts';
import { sameDayDeparture } from './same-day-departure.ts';
import { staffBooking } from './staff-booking.http.ts';
import type { StaffBookingRoutesDeps } from './staff-bookings.routes.ts';

/** The dashboard's figures, the list of bookings, and who leaves on the day that another guest comes. */
export function bookingListRoutes(deps: StaffBookingRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, analyticsCall, requireStaff, async () => {
    const { totals, months, recent } = await readAnalytics(deps);
    return {
      totalBookings: totals.bookings,
      totalRevenue: decimalFromCents(totals.revenue),
      yearlyBookings: totals.bookingsOfYear,
      lastYearBookings: totals.bookingsOfLastYear,
      months: months.map(({ revenue, ...month }) => ({ ...month, revenue: decimalFromCents(revenue) })),
      recentBookings: recent.map((booking) => ({
        id: booking.id,
        guestName: booking.guestName,
        bookingReference: booking.bookingReference,
        checkInDate: booking.checkInDate,
        checkOutDate: booking.checkOutDate,
        totalPrice: decimalFromCents(booking.total),
        status: booking.status,
      })),
    };
  });

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { bookings, count } = await listBookings(deps, query);
    response.set('X-Total-Count', String(count));
    return bookings.map(({ booking, returns, opensAt }) => ({
      ...staffBooking(booking, deps.property, returns),
      opensAt,
    }));
  });

  mount(router, readSameDayDeparture, requireStaff, async ({ query: { date, exceptBookingId } }) => ({
    checkOutTime: (await sameDayDeparture(deps, date, exceptBookingId)) ?? null,
  }));

  return router;
}
