import type pg from 'pg';
import type { Guest } from '@getaway/contracts/http/guests';
import { byteOrderMark, csvRecord } from '@getaway/kernel/csv';
import { allGuests } from './guest-export.repository.ts';
import type { GuestFilters, GuestOrder } from './guest-filters.repository.ts';

const columns: readonly (readonly [string, (guest: Guest) => string | number | null])[] = [
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Guest Name', ({ guestName }) => guestName],
  ['Partner Name', ({ partnerName }) => partnerName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Tags', ({ tags }) => tags],
  ['Total Stays', ({ totalStays }) => totalStays],
  ['Lifetime Value', ({ lifetimeValue }) => lifetimeValue],
  ['First Stay', ({ firstStayDate }) => firstStayDate],
  ['Last Stay', ({ lastStayDate }) => lastStayDate],
  ['Last Contact', ({ lastContactDate }) => lastContactDate],
  ['Sequence', ({ sequenceKey }) => sequenceKey],
  ['Sequence Step', ({ sequenceStep }) => sequenceStep],
];

/**
 * All guests of a list as CSV, in pieces, so that they are never all in memory. The first batch is read before this
 * returns, so that an unavailable database is an error and not half a file.
 */
export async function exportGuests(
  pool: pg.Pool,
  query: GuestFilters & GuestOrder,
): Promise<AsyncIterable<string>> {
  const guests = allGuests(pool, query);
  return csvOf(await guests.next(), guests);
}

async function* csvOf(
  first: IteratorResult<readonly Guest[]>,
  rest: AsyncGenerator<readonly Guest[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  if (first.done === true) return;
  yield recordsOf(first.value);
  for await (const batch of rest) yield recordsOf(batch);
}

function recordsOf(guests: readonly Guest[]): string {
  return guests.map((guest) => csvRecord(columns.map(([, value]) => value(guest)))).join('');
}
