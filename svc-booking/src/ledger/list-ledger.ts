import type { Database } from '../database/database.ts';
import { dateEntries } from './date-entries.ts';
import { pageOfEntries, sumLedger } from './ledger-list.repository.ts';
import {
  totalsOf,
  type LedgerFilter,
  type LedgerOrder,
  type LedgerTotals,
  type ListedEntry,
} from './ledger-list.rules.ts';

/** A page of final entries, with the sums of all that match. */
export async function listLedger(
  deps: { database: Database; timeZone: string },
  filter: LedgerFilter,
  order: LedgerOrder,
  page: { readonly limit: number; readonly offset: number },
): Promise<LedgerTotals & { readonly entries: readonly ListedEntry[] }> {
  await dateEntries(deps);
  const { pool } = deps.database;
  const [sums, entries] = await Promise.all([
    sumLedger(pool, filter),
    pageOfEntries(pool, filter, order, page),
  ]);
  return { ...totalsOf(sums), entries };
}
