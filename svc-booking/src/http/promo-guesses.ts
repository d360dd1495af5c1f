import type { Request } from 'express';
import { minuteMs } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { Problem } from '@getaway/service-kit/problem';
import type { Database } from '../data/database.ts';

const windowMs = 15 * minuteMs;

export interface PromoGuessDeps {
  readonly database: Database;
  /** Unknown codes from one client address or /64 in 15 minutes; 0 is without limit. */
  readonly promoGuessesPerAddress: number;
}

/**
 * Work that says whether a promotion code is known. A subscriber's own code is short enough to be typed, so each code that
 * is asked for counts as a guess until it turns out to exist.
 */
export async function withPromoGuess<T>(
  deps: PromoGuessDeps,
  { request, code }: { request: Request; code: string | undefined },
  work: () => Promise<T | Problem>,
): Promise<T | Problem> {
  if (code === undefined) return work();
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(deps.promoGuessesPerAddress));
  const guess = await consume(deps.database.pool, { purpose: 'promo-code', windowMs, limits });
  if (!guess.ok) {
    return new Problem('too-many-requests', {
      detail: 'Too many promotion codes that do not exist; try again later',
      retryAfterSeconds: guess.retryAfterSeconds,
    });
  }
  const outcome = await work();
  if (!saysUnknown(outcome)) await guess.restore();
  return outcome;
}

function saysUnknown(outcome: unknown): boolean {
  const said: unknown = outcome instanceof Problem ? outcome.details.members : outcome;
  return typeof said === 'object' && said !== null && Reflect.get(said, 'reason') === 'unknown';
}
