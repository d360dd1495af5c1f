import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { clearPaymentIntent } from './unpaid-stays.repository.ts';

/** Removes the intent from a locked hold that was changed. It has been canceled at the provider. */
export function dropPaymentIntent(tx: Tx, id: string): Promise<BookingRecord> {
  return clearPaymentIntent(tx, id);
}
