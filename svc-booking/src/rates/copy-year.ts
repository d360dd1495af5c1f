import { longestPeriod, mostRatePeriods } from '@getaway/contracts/http/rates';
import type { Database } from '../database/database.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import { periodsNextYear, type NewPeriod } from './next-year.rules.ts';
import { periodFault, type PeriodFault } from './period-fault.rules.ts';
import type { RatePeriod } from './rate-period.rules.ts';
import { insertPeriod, lockPeriods, pageOfPeriods } from './rate-periods.repository.ts';
import { readStayRules } from './read-rates.ts';
import { tooManyPeriods } from './too-many-periods.ts';

export type CopyYearOutcome =
  | { readonly ok: true; readonly added: RatePeriod[]; readonly skipped: number }
  | { readonly ok: false; readonly fault: { readonly path: 'fromYear'; readonly message: string } };

/** Copies all periods that begin in a year to the next one: all, or none. A second copy adds nothing. */
export function copyYear(
  { database, ...by }: RateActor & { database: Database },
  fromYear: number,
): Promise<CopyYearOutcome> {
  return database.transact(async (tx, sql) => {
    // Two copies at once would not see each other.
    await lockPeriods(sql);
    const { periods } = await pageOfPeriods(tx, {});
    const { maximumNights } = await readStayRules(tx);
    const { added, skipped } = periodsNextYear(periods, fromYear);
    if (periods.length + added.length > mostRatePeriods) return refused(tooManyPeriods);
    for (const period of added) {
      const fault = periodFault(period.kind, period, { longest: longestPeriod, maximumNights });
      if (fault) return refused(inWords(period, fault));
    }
    const at = by.now().getTime();
    const stored: RatePeriod[] = [];
    for (const [index, period] of added.entries())
      // The newer one of two wins, so none of them may be as old as another.
      stored.push(await insertPeriod(tx, { ...period, id: by.newId(), createdAt: new Date(at + index) }));
    if (stored.length > 0)
      await recordRateChange(tx, by, 'copied', {
        periods: stored.map((after) => ({ before: null, after })),
      });
    return { ok: true, added: stored, skipped };
  });
}

function refused(message: string): CopyYearOutcome {
  return { ok: false, fault: { path: 'fromYear', message } };
}

function inWords({ name, kind, firstDate }: NewPeriod, { message }: PeriodFault): string {
  return `${name ?? kind} from ${firstDate}: ${message}. Nothing was copied.`;
}
