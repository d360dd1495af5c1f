import type { Tx } from '../database/database.ts';
import { entriesOfBooking } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** All entries of a booking, in the order in which they were added. */
export function listEntries(tx: Tx, bookingId: string): Promise<LedgerEntry[]> {
  return entriesOfBooking(tx, bookingId);
}
