import type { Database } from '../database/database.ts';
import { unclaimedEntries } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** The most that one list can usefully show. */
const mostListed = 20;

/** Money without a booking that waits for staff, oldest first. */
export function listUnclaimedMoney({ database }: { database: Database }): Promise<LedgerEntry[]> {
  return unclaimedEntries(database.prisma, mostListed);
}
