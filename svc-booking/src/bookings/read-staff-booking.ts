import type { Database } from '../database/database.ts';
import { returnsOf, type Returns } from '../ledger/sum-returned.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { findBooking } from './find-booking.ts';

/** A booking with what was returned of it, including refunds on their way. */
export interface RefundedBooking {
  readonly booking: BookingRecord;
  readonly returns: Returns;
}

/** A booking for staff. Undefined when it does not exist. */
export async function readStaffBooking(
  deps: { database: Database },
  id: string,
): Promise<RefundedBooking | undefined> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id });
  return booking && { booking, returns: await returnsOf(prisma, id) };
}
