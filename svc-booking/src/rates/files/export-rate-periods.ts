import { byteOrderMark, csvRecord } from '@getaway/kernel/csv';
import type { Database } from '../../database/database.ts';
import { pageOfPeriods } from '../rate-periods.repository.ts';
import { rateColumns } from './rate-columns.ts';

/** The seasons, overrides, and holidays by their first date, as CSV. They are few enough for one piece. */
export async function exportRatePeriods({
  database,
}: {
  database: Database;
}): Promise<AsyncIterable<string>> {
  const { periods } = await pageOfPeriods(database.prisma, {});
  const records = periods.map((period) => csvRecord(rateColumns.map(([, value]) => value(period))));
  return piecesOf([byteOrderMark + csvRecord(rateColumns.map(([title]) => title)), ...records]);
}

async function* piecesOf(pieces: readonly string[]): AsyncGenerator<string> {
  yield pieces.join('');
}
