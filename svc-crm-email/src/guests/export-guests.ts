import type pg from 'pg';
import type { Guest } from '@getaway/contracts/http/guests';
import { csvFile, type CsvColumns } from '@getaway/kernel/csv';
import { stampInZone } from '@getaway/kernel/zoned-time';
import { allGuests } from './guest-export.repository.ts';
import type { GuestFilters, GuestOrder } from './guest-filters.repository.ts';

const columnsIn = (timeZone: string): CsvColumns<Guest> => [
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
  [
    'Last Contact',
    ({ lastContactDate }) => lastContactDate && stampInZone(new Date(lastContactDate), timeZone),
  ],
  ['Sequence', ({ sequenceKey }) => sequenceKey],
  ['Sequence Step', ({ sequenceStep }) => sequenceStep],
];

/** All guests of a list as a CSV file, in pieces; times are at the house. */
export function exportGuests(
  deps: { pool: pg.Pool; timeZone: string },
  query: GuestFilters & GuestOrder,
): Promise<AsyncIterable<string>> {
  return csvFile(columnsIn(deps.timeZone), allGuests(deps.pool, query));
}
