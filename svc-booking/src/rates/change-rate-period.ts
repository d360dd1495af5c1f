import { longestPeriod } from '@getaway/contracts/http/rates';
import type { Database } from '../database/database.ts';
import type { CreateRatePeriodOutcome } from './create-rate-period.ts';
import { periodFault } from './period-fault.rules.ts';
import { readStayRules } from './read-rates.ts';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';
import { findPeriod, replacePeriod } from './rate-periods.repository.ts';

export type ChangeRatePeriodOutcome =
  | CreateRatePeriodOutcome
  | { readonly ok: false; readonly reason: 'not-found' | 'changed-meanwhile' };

/** Replaces what a period says, unless another change came first. */
export async function changeRatePeriod(
  { database: { prisma } }: { database: Database },
  read: Pick<RatePeriod, 'id' | 'version'>,
  content: RatePeriodContent,
): Promise<ChangeRatePeriodOutcome> {
  const known = await findPeriod(prisma, read.id);
  if (!known) return { ok: false, reason: 'not-found' };
  const { maximumNights } = await readStayRules(prisma);
  const fault = periodFault(known.kind, content, { longest: longestPeriod, maximumNights });
  if (fault) return { ok: false, reason: 'fault', fault };
  const period = await replacePeriod(prisma, read, content);
  return period ? { ok: true, period } : { ok: false, reason: 'changed-meanwhile' };
}
