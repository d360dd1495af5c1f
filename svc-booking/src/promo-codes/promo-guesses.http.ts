import type { Request } from 'express';
import { minuteMs, type Clock } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { countTowards, isRaised, type OverallAlarm } from '@getaway/service-kit/limits/overall-alarm';
import { consume, type Attempt } from '@getaway/service-kit/limits/rate-limiter';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { Problem } from '@getaway/service-kit/problem';
import type { Database } from '../database/database.ts';
import { reportGuesses } from '../staff/report-guesses.ts';

const windowMs = 15 * minuteMs;

/** Unknown codes from everywhere that are usual, as a multiple of one address's. Beyond it the alarm is raised. */
const usualNetworks = 20;
/** While the alarm is raised, a network may guess this part of what it usually may. */
const slowedShare = 0.1;

export interface PromoGuessDeps {
  readonly database: Database;
  readonly now: Clock;
  /** Unknown codes from one client address or /64 in 15 minutes; 0 is without limit. */
  readonly promoGuessesPerAddress: number;
}

/**
 * Work that says whether a promotion code is known. A subscriber's own code is short enough to be typed, so each code that
 * is asked for counts as a guess until it turns out to exist. Guesses from many networks raise an alarm: the owner is told,
 * and each network may guess less. A network without guesses of its own is always let through.
 */
export async function withPromoGuess<T>(
  deps: PromoGuessDeps,
  { request, code }: { request: Request; code: string | undefined },
  work: () => Promise<T | Problem>,
): Promise<T | Problem> {
  const { database, promoGuessesPerAddress: usual } = deps;
  if (code === undefined || usual === 0) return work();
  const alarm = { purpose: 'promo-code', windowMs, threshold: usualNetworks * usual };
  const guess = await consume(database.pool, await attemptOf(request, database, usual, alarm));
  if (!guess.ok) {
    return new Problem('too-many-requests', {
      detail: `Too many promotion codes that don’t exist. Please try again ${waitWords(guess.retryAfterSeconds)}.`,
      retryAfterSeconds: guess.retryAfterSeconds,
    });
  }
  const outcome = await work();
  if (!saysUnknown(outcome)) await guess.restore();
  else if (await countTowards(database.pool, alarm)) await reportPromoGuesses(deps, request);
  return outcome;
}

/** Counters of an alarm are apart: the narrower ceilings must not change counters that the wide ones read afterwards. */
async function attemptOf(
  request: Request,
  { pool }: Database,
  usual: number,
  alarm: OverallAlarm,
): Promise<Attempt> {
  const isSlowed = await isRaised(pool, alarm);
  const ceilings = ceilingsFor(isSlowed ? Math.ceil(usual * slowedShare) : usual);
  return {
    purpose: isSlowed ? 'promo-code slowed' : 'promo-code',
    windowMs,
    limits: networkLimits(clientNetworks(request.ip ?? ''), ceilings),
  };
}

function reportPromoGuesses(deps: PromoGuessDeps, request: Request): Promise<void> {
  const guesses = { of: 'promo-code', subject: 'everywhere' } as const;
  return reportGuesses(deps, guesses, { signInToken: null, correlationId: request.requestId ?? '' });
}

function saysUnknown(outcome: unknown): boolean {
  const said: unknown = outcome instanceof Problem ? outcome.details.members : outcome;
  return typeof said === 'object' && said !== null && Reflect.get(said, 'reason') === 'unknown';
}
