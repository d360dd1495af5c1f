import { monthsFrom } from '@getaway/kernel/calendar-month';
import type { Database } from '../database/database.ts';
import { dateEntries } from '../ledger/date-entries.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import { revenueReport } from './revenue-report.rules.ts';
import { sumRevenue } from './revenue.repository.ts';

/** Money received and returned by month. */
export async function readRevenueReport(
  deps: { database: Database; timeZone: string },
  period: ReportPeriod,
): Promise<ReturnType<typeof revenueReport>> {
  await dateEntries(deps);
  return revenueReport(monthsFrom(period.from, period.to), await sumRevenue(deps.database.pool, period));
}
