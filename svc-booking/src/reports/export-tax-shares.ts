import { taxShareKindNames } from '@getaway/contracts/http/reports';
import { byteOrderMark, csvRecord, type CsvField } from '@getaway/kernel/csv';
import type { Database } from '../database/database.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import { shareOutNoticedTax } from './share-out-noticed-tax.ts';
import type { ListedTaxShare } from './tax-share.rules.ts';
import { allTaxShares } from './tax-shares.repository.ts';

const columns: readonly (readonly [string, (share: ListedTaxShare) => CsvField])[] = [
  ['Month', ({ effectiveOn }) => effectiveOn.slice(0, 7)],
  ['Date', ({ effectiveOn }) => effectiveOn],
  ['Kind', ({ kind }) => taxShareKindNames[kind]],
  ['Booking', ({ bookingReference }) => bookingReference],
  ['Guest', ({ guestName }) => guestName],
  ['Amount', ({ amount }) => ({ amount })],
  ['Tax Rate', ({ taxTenThousandths }) => taxTenThousandths / 10_000],
  ['Tax', ({ tax }) => ({ amount: tax })],
];

/**
 * All shares of the tax of a period as CSV, in pieces. The first batch is read before this returns, so that an unavailable
 * database is an error and not half a file.
 */
export async function exportTaxShares(
  deps: { database: Database; timeZone: string },
  period: ReportPeriod,
): Promise<AsyncIterable<string>> {
  await shareOutNoticedTax(deps);
  const shares = allTaxShares(deps.database.pool, period);
  return csvOf(await shares.next(), shares);
}

async function* csvOf(
  first: IteratorResult<readonly ListedTaxShare[]>,
  rest: AsyncGenerator<readonly ListedTaxShare[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  if (first.done === true) return;
  yield recordsOf(first.value);
  for await (const batch of rest) yield recordsOf(batch);
}

function recordsOf(shares: readonly ListedTaxShare[]): string {
  return shares.map((share) => csvRecord(columns.map(([, value]) => value(share)))).join('');
}
