import type { Database } from '../database/database.ts';
import { addOnLines, type BookedAddOn } from './booking-extras.repository.ts';
import { findBooking } from './find-booking.ts';

/** The services of a booking as staff see them. Undefined when the booking does not exist. */
export async function listBookingAddOns(
  deps: { database: Database },
  id: string,
): Promise<BookedAddOn[] | undefined> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id });
  return booking && addOnLines(prisma, booking);
}
