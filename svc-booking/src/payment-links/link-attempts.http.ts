import type { Request } from 'express';
import { minuteMs } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { consume, type Attempt } from '@getaway/service-kit/limits/rate-limiter';
import { Problem } from '@getaway/service-kit/problem';
import type { Database } from '../database/database.ts';
import { hashToken } from '../reservations/request-confirmation.ts';
import { findLink } from './find-link.ts';

const windowMs = 15 * minuteMs;

/** Unknown links of one client address or /64. Nobody mistypes 43 characters often. */
const unknownPerAddress = 20;
/** Payments started with one link. Fewer than a thief needs to try stolen cards. */
const startsPerLink = 20;

/**
 * Wraps a call with a token, which counts as a guess until its link turns out to exist. Links that exist work however many
 * guesses came from their network: a token of 256 bits cannot be guessed, so that one learns nothing from the difference.
 */
export async function withLinkGuess<T>(
  { database }: { readonly database: Database },
  request: Request,
  token: string,
  work: () => Promise<T | Problem | undefined>,
): Promise<T | Problem> {
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(unknownPerAddress));
  const guess = await consume(database.pool, { purpose: 'payment-link', windowMs, limits });
  if (!guess.ok && !(await findLink(database.prisma, token)))
    return tooMany('links that don’t work', guess.retryAfterSeconds);
  const outcome = await work();
  if (outcome === undefined) return new Problem('not-found', { detail: 'This link doesn’t work' });
  if (guess.ok) await guess.restore();
  return outcome;
}

/** Counts a payment that is started with a link. A refusal when there were too many. */
export async function countStart(
  { database }: { readonly database: Database },
  token: string,
): Promise<Problem | undefined> {
  const limits: Attempt['limits'] = [{ subject: hashToken(token), ceiling: startsPerLink }];
  const start = await consume(database.pool, { purpose: 'payment-link start', windowMs, limits });
  return start.ok ? undefined : tooMany('tries', start.retryAfterSeconds);
}

function tooMany(what: string, retryAfterSeconds: number): Problem {
  return new Problem('too-many-requests', {
    detail: `Too many ${what}. Please try again ${waitWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
