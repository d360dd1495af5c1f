import { entryKindNames, moneyMethodNames } from '@getaway/contracts/http/money-names';
import { csvFile, type CsvColumns } from '@getaway/kernel/csv';
import type { Database } from '../database/database.ts';
import { dateEntries } from './date-entries.ts';
import { allEntries } from './ledger-list.repository.ts';
import type { LedgerFilter, ListedEntry } from './ledger-list.rules.ts';

const columns: CsvColumns<ListedEntry> = [
  ['Date', ({ effectiveOn }) => effectiveOn],
  ['Kind', ({ kind }) => entryKindNames[kind]],
  ['Method', ({ method }) => moneyMethodNames[method]],
  ['Amount', ({ amount }) => ({ amount })],
  ['Booking', ({ bookingReference }) => bookingReference],
  ['Guest', ({ guestName }) => guestName],
  ['Note', ({ note }) => note],
  ['Recorded By', ({ recordedBy }) => recordedBy ?? 'Automatic'],
  ['Entry', ({ id }) => id],
];

/** All final entries of a filter as a CSV file, in pieces. */
export async function exportLedger(
  deps: { database: Database; timeZone: string },
  filter: LedgerFilter,
): Promise<AsyncIterable<string>> {
  await dateEntries(deps);
  return csvFile(columns, allEntries(deps.database.pool, filter));
}
