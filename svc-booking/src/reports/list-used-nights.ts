import type { Database } from '../database/database.ts';
import type { UsedNight } from './occupancy.rules.ts';
import type { ReportPeriod } from './report-period.rules.ts';
import { usedNights } from './used-nights.repository.ts';

/** The nights of a period that are booked, blocked or taken on other platforms, in order. */
export function listUsedNights(
  { database }: { database: Database },
  period: ReportPeriod,
): Promise<readonly UsedNight[]> {
  return usedNights(database.pool, period);
}
