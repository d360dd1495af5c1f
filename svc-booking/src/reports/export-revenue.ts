import { byteOrderMark, csvRecord, type CsvColumns } from '@getaway/kernel/csv';
import type { Database } from '../database/database.ts';
import { readRevenueReport } from './read-revenue-report.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import type { RevenueRow } from './revenue-report.rules.ts';

const columns: CsvColumns<RevenueRow> = [
  ['Month', ({ month }) => month],
  ['Received', ({ received }) => ({ amount: received })],
  ['Returned', ({ returned }) => ({ amount: returned })],
  ['Net', ({ net }) => ({ amount: net })],
  ['Entries', ({ entries }) => entries],
];

/** The months of the revenue report as CSV, without their sum, which a spreadsheet makes itself. They are at most 60. */
export async function exportRevenue(
  deps: { database: Database; timeZone: string },
  period: ReportPeriod,
): Promise<AsyncIterable<string>> {
  const { rows } = await readRevenueReport(deps, period);
  return csvOf(rows);
}

async function* csvOf(rows: readonly RevenueRow[]): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  yield rows.map((row) => csvRecord(columns.map(([, value]) => value(row)))).join('');
}
