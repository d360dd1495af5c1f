import type { Database } from '../database/database.ts';
import { returnsOf, type Returns } from '../ledger/sum-returned.ts';
import { findOpenings } from './find-openings.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { findBooking } from './find-booking.ts';

/** A booking with what was returned of it, including refunds on their way. */
export interface RefundedBooking {
  readonly booking: BookingRecord;
  readonly returns: Returns;
}

/** A booking as staff read it. */
export interface ReadBooking extends RefundedBooking {
  /** The early check-in, HH:MM, that its services and packages include; null without one. */
  readonly opensAt: string | null;
}

/** A booking for staff. Undefined when it does not exist. */
export async function readStaffBooking(
  deps: { database: Database },
  id: string,
): Promise<ReadBooking | undefined> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id });
  if (!booking) return undefined;
  const opensAt = await findOpenings(prisma, [id]);
  return { booking, returns: await returnsOf(prisma, id), opensAt: opensAt(id) };
}
