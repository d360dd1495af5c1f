import type { Database } from '../database/database.ts';
import { selectHistory, type StoredHistoryEntry } from './booking-history.repository.ts';
import { findBooking } from './find-booking.ts';

/**
 * The history of a booking, newest first. It outlives the booking. Undefined when there never was such a
 * booking.
 */
export async function readBookingHistory(
  deps: { database: Database },
  id: string,
): Promise<StoredHistoryEntry[] | undefined> {
  const { prisma } = deps.database;
  const history = await selectHistory(prisma, id);
  return history.length === 0 && !(await findBooking(prisma, { id })) ? undefined : history;
}
