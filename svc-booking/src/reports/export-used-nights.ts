import { nightUseNames } from '@getaway/contracts/http/reports';
import { byteOrderMark, csvRecord, type CsvField } from '@getaway/kernel/csv';
import type { Database } from '../database/database.ts';
import { listUsedNights } from './list-used-nights.ts';
import type { UsedNight } from './occupancy.rules.ts';
import type { ReportPeriod } from './report-period.rules.ts';

const columns: readonly (readonly [string, (night: UsedNight) => CsvField])[] = [
  ['Month', ({ date }) => date.slice(0, 7)],
  ['Night', ({ date }) => date],
  ['Use', ({ use }) => nightUseNames[use]],
  ['Booking', ({ bookingReference }) => bookingReference],
  ['Guest', ({ guestName }) => guestName],
  ['Price', ({ price }) => (price === null ? null : { amount: price })],
];

/** The nights of a period that are booked, blocked or taken on other platforms, as CSV. They are few enough for one piece. */
export async function exportUsedNights(
  deps: { database: Database },
  period: ReportPeriod,
): Promise<AsyncIterable<string>> {
  return csvOf(await listUsedNights(deps, period));
}

async function* csvOf(nights: readonly UsedNight[]): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  yield nights.map((night) => csvRecord(columns.map(([, value]) => value(night)))).join('');
}
