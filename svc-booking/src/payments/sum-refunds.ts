import { zeroCents, type Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import { refundsOf } from './refunds.repository.ts';

/** The refunded amount of each booking, including refunds on their way. */
export async function sumRefunds(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => Cents> {
  const refunds = await refundsOf(tx, bookingIds);
  return (bookingId) => refunds.get(bookingId) ?? zeroCents;
}

/** The refunded amount of one booking, including refunds on their way. */
export async function sumRefundsOf(tx: Tx, bookingId: string): Promise<Cents> {
  return (await sumRefunds(tx, [bookingId]))(bookingId);
}
