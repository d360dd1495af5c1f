import { zeroCents, type Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import { returnedByBooking } from './ledger-entries.repository.ts';

/** What each booking returned by any method, including refunds on their way. */
export async function sumReturned(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => Cents> {
  const sums = await returnedByBooking(tx, bookingIds);
  return (bookingId) => sums.get(bookingId) ?? zeroCents;
}

/** What one booking returned by any method, including refunds on their way. */
export async function sumReturnedOf(tx: Tx, bookingId: string): Promise<Cents> {
  return (await sumReturned(tx, [bookingId]))(bookingId);
}
