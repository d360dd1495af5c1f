import type { Database } from '../database/database.ts';
import type { RatePeriod } from './rate-period.rules.ts';
import { removePeriod } from './rate-periods.repository.ts';

/** Deletes those of the periods that still have these versions, all at once. `kept`: the ids of those that were changed or deleted. */
export function removePeriods(
  { database }: { database: Database },
  periods: readonly Pick<RatePeriod, 'id' | 'version'>[],
): Promise<{ removed: number; kept: string[] }> {
  const once = [...new Map(periods.map((period) => [period.id, period])).values()];
  // In one order, so that two at once wait for each other instead of each for the other.
  const ordered = once.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return database.transact(async (tx) => {
    const kept: string[] = [];
    for (const period of ordered) if (!(await removePeriod(tx, period))) kept.push(period.id);
    return { removed: ordered.length - kept.length, kept };
  });
}
