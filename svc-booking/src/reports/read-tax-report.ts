import { monthsFrom } from '@getaway/kernel/calendar-month';
import type { Database } from '../database/database.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import { shareOutNoticedTax } from './share-out-noticed-tax.ts';
import { taxReport } from './tax-report.rules.ts';
import { sumTax } from './tax-shares.repository.ts';

/** Tax collected and returned by month and rate. */
export async function readTaxReport(
  deps: { database: Database; timeZone: string },
  period: ReportPeriod,
): Promise<ReturnType<typeof taxReport>> {
  await shareOutNoticedTax(deps);
  return taxReport(monthsFrom(period.from, period.to), await sumTax(deps.database.pool, period));
}
