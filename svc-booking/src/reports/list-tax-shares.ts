import { monthsFrom } from '@getaway/kernel/calendar-month';
import type { Database } from '../database/database.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import { shareOutNoticedTax } from './share-out-noticed-tax.ts';
import { taxReport } from './tax-report.rules.ts';
import type { ListedTaxShare } from './tax-share.rules.ts';
import { pageOfTaxShares, sumTax } from './tax-shares.repository.ts';

/** A page of the shares with tax of a period, and how many there are. */
export async function listTaxShares(
  deps: { database: Database; timeZone: string },
  period: ReportPeriod,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly shares: readonly ListedTaxShare[] }> {
  await shareOutNoticedTax(deps);
  const { pool } = deps.database;
  const [sums, shares] = await Promise.all([sumTax(pool, period), pageOfTaxShares(pool, period, page)]);
  return { count: taxReport(monthsFrom(period.from, period.to), sums).total.shares, shares };
}
