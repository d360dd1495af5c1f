import type { Database } from '../database/database.ts';
import { sumReturned } from '../ledger/sum-returned.ts';
import type { BookingFilter } from './booking-conditions.repository.ts';
import { pageOfBookings, type BookingPage } from './booking-list.repository.ts';
import type { RefundedBooking } from './read-staff-booking.ts';

/** A page of bookings for staff, newest first, with the total count. */
export async function listBookings(
  deps: { database: Database },
  filter: BookingFilter,
  page: BookingPage,
): Promise<{ bookings: RefundedBooking[]; count: number }> {
  const { bookings, count } = await pageOfBookings(deps.database, filter, page);
  const ids = bookings.map(({ id }) => id);
  const returnsOf = await sumReturned(deps.database.prisma, ids);
  return { bookings: bookings.map((booking) => ({ booking, returns: returnsOf(booking.id) })), count };
}
