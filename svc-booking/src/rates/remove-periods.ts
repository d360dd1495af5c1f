import type { Database } from '../database/database.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import type { PeriodChange } from './history/rate-change.rules.ts';
import type { RatePeriod } from './rate-period.rules.ts';
import { findPeriod, removePeriod } from './rate-periods.repository.ts';

/** Deletes those of the periods that still have these versions, all at once. `kept`: the ids of those that were changed or deleted. */
export function removePeriods(
  { database, ...by }: RateActor & { database: Database },
  periods: readonly Pick<RatePeriod, 'id' | 'version'>[],
): Promise<{ removed: number; kept: string[] }> {
  const once = [...new Map(periods.map((period) => [period.id, period])).values()];
  // In one order, so that two at once wait for each other instead of each for the other.
  const ordered = once.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return database.transact(async (tx) => {
    const kept: string[] = [];
    const removed: PeriodChange[] = [];
    for (const period of ordered) {
      const before = await findPeriod(tx, period.id);
      if (before && (await removePeriod(tx, period))) removed.push({ before, after: null });
      else kept.push(period.id);
    }
    if (removed.length > 0) await recordRateChange(tx, by, 'deleted', { periods: removed });
    return { removed: removed.length, kept };
  });
}
