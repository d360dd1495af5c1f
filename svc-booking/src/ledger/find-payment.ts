import type { Tx } from '../database/database.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';
import { entryOfProvider } from './ledger-entries.repository.ts';

/** The entry of a card payment, with or without a booking. Undefined when the ledger does not know it. */
export function findPayment(tx: Tx, paymentIntentId: string): Promise<LedgerEntry | undefined> {
  return entryOfProvider(tx, paymentIntentId);
}
