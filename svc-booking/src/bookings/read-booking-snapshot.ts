import type { BookingState } from '@getaway/contracts/events/booking';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { findEarlyServices } from './find-early-services.ts';
import { bookingState } from './publish-booking-event.ts';
import { bookingsAfter } from './snapshots.repository.ts';

/** A page of the states of all bookings, ordered by id. */
export async function readBookingSnapshot(
  deps: { database: Database },
  page: { after: string | undefined; limit: number },
): Promise<BookingState[]> {
  const { prisma } = deps.database;
  const bookings = await bookingsAfter(prisma, page);
  const early = await findEarlyServices(sqlOfPrisma(prisma), bookings);
  return bookings.map((booking) => bookingState(booking, early));
}
