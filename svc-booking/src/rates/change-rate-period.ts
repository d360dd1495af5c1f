import { longestPeriod } from '@getaway/contracts/http/rates';
import type { Database } from '../database/database.ts';
import type { CreateRatePeriodOutcome } from './create-rate-period.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import { periodFault } from './period-fault.rules.ts';
import { readStayRules } from './read-rates.ts';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';
import { findPeriod, replacePeriod } from './rate-periods.repository.ts';

export type ChangeRatePeriodOutcome =
  | CreateRatePeriodOutcome
  | { readonly ok: false; readonly reason: 'not-found' | 'changed-meanwhile' };

/** Replaces what a period says, unless another change came first. */
export function changeRatePeriod(
  { database, ...by }: RateActor & { database: Database },
  read: Pick<RatePeriod, 'id' | 'version'>,
  content: RatePeriodContent,
): Promise<ChangeRatePeriodOutcome> {
  return database.transact(async (tx) => {
    const before = await findPeriod(tx, read.id);
    if (!before) return { ok: false, reason: 'not-found' };
    const { maximumNights } = await readStayRules(tx);
    const fault = periodFault(before.kind, content, { longest: longestPeriod, maximumNights });
    if (fault) return { ok: false, reason: 'fault', fault };
    // If it has that version, it is what was found above: each change makes another version.
    const period = await replacePeriod(tx, read, content);
    if (!period) return { ok: false, reason: 'changed-meanwhile' };
    await recordRateChange(tx, by, 'changed', { periods: [{ before, after: period }] });
    return { ok: true, period };
  });
}
