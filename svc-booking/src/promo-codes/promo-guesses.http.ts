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

/**
 * The usual number of unknown codes from all networks together, as a multiple of the limit of one. Above it
 * the alarm starts.
 */
const usualNetworks = 20;
/** During an alarm, the share of its usual limit that a network may guess. */
const slowedShare = 0.1;

export interface PromoGuessDeps {
  readonly database: Database;
  readonly now: Clock;
  /** The most unknown codes from one client address or /64 in 15 minutes; 0 means no limit. */
  readonly promoGuessesPerAddress: number;
}

/**
 * Wraps calls that reveal whether a promotion code exists. A subscriber's own code is short enough to type,
 * so each checked code counts as a guess until it turns out to exist. Guesses from many networks start an
 * alarm: the owner is notified, and each network may guess less. A network without guesses is always allowed.
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

/**
 * An alarm has separate counters, because its lower limits must not change counters that the usual limits
 * read later.
 */
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
