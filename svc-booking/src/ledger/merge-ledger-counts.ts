import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { mergeCounts } from './ledger-entries.repository.ts';

/** Merges the ledger's counters, so that its sums stay quick. */
export function mergeLedgerCounts({ database }: { database: Database }): Promise<void> {
  return mergeCounts(sqlOfPrisma(database.prisma));
}
