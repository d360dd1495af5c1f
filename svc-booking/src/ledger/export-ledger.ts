import { entryKindNames, moneyMethodNames } from '@getaway/contracts/http/money-names';
import { byteOrderMark, csvRecord, type CsvField } from '@getaway/kernel/csv';
import type { Database } from '../database/database.ts';
import { dateEntries } from './date-entries.ts';
import { allEntries } from './ledger-list.repository.ts';
import type { LedgerFilter, ListedEntry } from './ledger-list.rules.ts';

const columns: readonly (readonly [string, (entry: ListedEntry) => CsvField])[] = [
  ['Date', ({ effectiveOn }) => effectiveOn],
  ['Kind', ({ kind }) => entryKindNames[kind]],
  ['Method', ({ method }) => moneyMethodNames[method]],
  ['Amount', ({ amount }) => ({ amount })],
  ['Booking', ({ bookingReference }) => bookingReference],
  ['Guest', ({ guestName }) => guestName],
  ['Note', ({ note }) => note],
  ['Recorded By', ({ recordedBy }) => recordedBy],
  ['Entry', ({ id }) => id],
];

/**
 * All final entries of a filter as CSV, in pieces. The first batch is read before this returns, so that an unavailable
 * database is an error and not half a file.
 */
export async function exportLedger(
  deps: { database: Database; timeZone: string },
  filter: LedgerFilter,
): Promise<AsyncIterable<string>> {
  await dateEntries(deps);
  const entries = allEntries(deps.database.pool, filter);
  return csvOf(await entries.next(), entries);
}

async function* csvOf(
  first: IteratorResult<readonly ListedEntry[]>,
  rest: AsyncGenerator<readonly ListedEntry[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  if (first.done === true) return;
  yield recordsOf(first.value);
  for await (const batch of rest) yield recordsOf(batch);
}

function recordsOf(entries: readonly ListedEntry[]): string {
  return entries.map((entry) => csvRecord(columns.map(([, value]) => value(entry)))).join('');
}
