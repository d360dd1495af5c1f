import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { dateUndatedEntries, mergeLedgerCounts } from './ledger-entries.repository.ts';

/** Gives entries that the database added their day in the property's time zone. */
export function dateEntries({ database, timeZone }: { database: Database; timeZone: string }): Promise<void> {
  return dateUndatedEntries(sqlOfPrisma(database.prisma), timeZone);
}

/** Dates entries, and merges the ledger's counters. */
export async function keepLedgerQuick(deps: { database: Database; timeZone: string }): Promise<void> {
  await dateEntries(deps);
  await mergeLedgerCounts(sqlOfPrisma(deps.database.prisma));
}
