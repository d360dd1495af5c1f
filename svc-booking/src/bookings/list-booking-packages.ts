import type { Database } from '../database/database.ts';
import { packageLines, type BookedPackage } from './booking-extras.repository.ts';
import { findBooking } from './find-booking.ts';

/** The packages of a booking as staff see them. Undefined when the booking does not exist. */
export async function listBookingPackages(
  deps: { database: Database },
  id: string,
): Promise<BookedPackage[] | undefined> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id });
  return booking && packageLines(prisma, booking);
}
