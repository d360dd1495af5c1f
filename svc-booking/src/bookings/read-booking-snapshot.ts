import type { BookingState } from '@getaway/contracts/events/booking';
import type { Database } from '../database/database.ts';
import { bookingState } from './publish-booking-event.ts';
import { bookingsAfter } from './snapshots.repository.ts';

/** A page of the states of all bookings, ordered by id. */
export async function readBookingSnapshot(
  deps: { database: Database },
  page: { after: string | undefined; limit: number },
): Promise<BookingState[]> {
  return (await bookingsAfter(deps.database.prisma, page)).map(bookingState);
}
