import { monthsFrom } from '@getaway/kernel/calendar-month';
import type { Database } from '../database/database.ts';
import { occupancyReport } from './occupancy.rules.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import { usedNights } from './used-nights.repository.ts';

/** Booked, blocked and bookable nights with their average rate by month. */
export async function readOccupancyReport(
  { database }: { database: Database },
  period: ReportPeriod,
): Promise<ReturnType<typeof occupancyReport>> {
  return occupancyReport(monthsFrom(period.from, period.to), await usedNights(database.pool, period));
}
