import type { Tx } from '../database/database.ts';
import { entryOfProvider } from './ledger-entries.repository.ts';

/** Whether the ledger has a card payment, with or without a booking. */
export async function isPaymentEntered(tx: Tx, paymentIntentId: string): Promise<boolean> {
  return (await entryOfProvider(tx, paymentIntentId)) !== undefined;
}
