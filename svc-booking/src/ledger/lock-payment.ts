import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { entryOfProvider, lockUnclaimed } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/**
 * The entry of a card payment, which nobody attaches to a booking until the transaction ends. Undefined when the ledger does
 * not know it.
 */
export async function lockPayment(
  tx: Tx,
  sql: Sql,
  paymentIntentId: string,
): Promise<LedgerEntry | undefined> {
  await lockUnclaimed(sql, paymentIntentId);
  return entryOfProvider(tx, paymentIntentId);
}
