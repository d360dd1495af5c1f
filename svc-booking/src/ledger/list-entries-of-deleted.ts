import type { Tx } from '../database/database.ts';
import { entriesOfDeleted } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** The entries that a deleted booking left, in the order in which they were added. */
export function listEntriesOfDeleted(tx: Tx, bookingReference: string): Promise<LedgerEntry[]> {
  return entriesOfDeleted(tx, bookingReference);
}
