import { longestPeriod, mostRatePeriods, type RatePeriodKind } from '@getaway/contracts/http/rates';
import type { Database } from '../database/database.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import { periodFault, type PeriodFault } from './period-fault.rules.ts';
import { readStayRules } from './read-rates.ts';
import { tooManyPeriods } from './too-many-periods.ts';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';
import { countPeriods, insertPeriod } from './rate-periods.repository.ts';

export type CreateRatePeriodOutcome =
  | { readonly ok: true; readonly period: RatePeriod }
  | { readonly ok: false; readonly reason: 'fault'; readonly fault: PeriodFault };

/** Adds a season, an override, or a holiday. */
export function createRatePeriod(
  { database, ...by }: RateActor & { database: Database },
  kind: RatePeriodKind,
  content: RatePeriodContent,
): Promise<CreateRatePeriodOutcome> {
  return database.transact(async (tx) => {
    const { maximumNights } = await readStayRules(tx);
    const fault = periodFault(kind, content, { longest: longestPeriod, maximumNights });
    if (fault) return { ok: false, reason: 'fault', fault };
    // A limit against nonsense: two at once may go one beyond it.
    if ((await countPeriods(tx)) >= mostRatePeriods) {
      return { ok: false, reason: 'fault', fault: { path: 'firstDate', message: tooManyPeriods } };
    }
    const period = await insertPeriod(tx, { ...content, id: by.newId(), kind, createdAt: by.now() });
    await recordRateChange(tx, by, 'added', { periods: [{ before: null, after: period }] });
    return { ok: true, period };
  });
}
