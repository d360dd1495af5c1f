import type { Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import { nothingReturned, returnedByBooking, type Returns } from './ledger-entries.repository.ts';

export type { Returns };

/** What each booking returned by any method, including refunds on their way. */
export async function sumReturned(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => Returns> {
  const sums = await returnedByBooking(tx, bookingIds);
  return (bookingId) => sums.get(bookingId) ?? nothingReturned;
}

/** What one booking returned by any method, including refunds on their way. */
export async function sumReturnedOf(tx: Tx, bookingId: string): Promise<Cents> {
  return (await returnsOf(tx, bookingId)).total;
}

/** The same, with the part that banks took back. */
export async function returnsOf(tx: Tx, bookingId: string): Promise<Returns> {
  return (await sumReturned(tx, [bookingId]))(bookingId);
}
