import { longestPeriod, mostRatePeriods, type RatePeriodKind } from '@getaway/contracts/http/rates';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { periodFault, type PeriodFault } from './period-fault.rules.ts';
import { readStayRules } from './read-rates.ts';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';
import { countPeriods, insertPeriod } from './rate-periods.repository.ts';

export type CreateRatePeriodOutcome =
  | { readonly ok: true; readonly period: RatePeriod }
  | { readonly ok: false; readonly reason: 'fault'; readonly fault: PeriodFault };

/** Adds a season, an override, or a holiday. */
export async function createRatePeriod(
  { database: { prisma }, now, newId }: { database: Database; now: Clock; newId: () => string },
  kind: RatePeriodKind,
  content: RatePeriodContent,
): Promise<CreateRatePeriodOutcome> {
  const { maximumNights } = await readStayRules(prisma);
  const fault = periodFault(kind, content, { longest: longestPeriod, maximumNights });
  if (fault) return { ok: false, reason: 'fault', fault };
  // A limit against nonsense: two at once may go one beyond it.
  if ((await countPeriods(prisma)) >= mostRatePeriods) {
    const message = `There can be up to ${mostRatePeriods} seasons, overrides, and holidays. Delete old ones first.`;
    return { ok: false, reason: 'fault', fault: { path: 'firstDate', message } };
  }
  return {
    ok: true,
    period: await insertPeriod(prisma, { ...content, id: newId(), kind, createdAt: now() }),
  };
}
