import type { Request } from 'express';
import type pg from 'pg';
import { minuteMs } from '@getaway/kernel/instant';
import { DependencyUnavailableError } from '../dependency-unavailable.ts';
import { clientNetworks } from '../http/client-network.ts';
import { waitWords } from '../http/wait-words.ts';
import { ceilingsFor, networkLimits } from '../limits/network-limits.ts';
import { consume } from '../limits/rate-limiter.ts';
import { Problem } from '../problem.ts';
import { openStay, type StayLinks } from './open-stay.ts';
import { stayTokenHash, stayTokenOf } from './stay-link.ts';

const windowMs = 15 * minuteMs;

/** Unknown tokens of one client address or /64. Nobody types 43 characters. */
const unknownPerAddress = 20;

export interface StayAccess<Booking> {
  readonly pool: pg.Pool;
  readonly stayLinks: StayLinks<Booking>;
  /** For services with copies of bookings: whether the token with this hash opens a stay whose copy has not arrived yet. */
  readonly isAwaited?: (hash: string) => Promise<boolean>;
}

/**
 * Runs a call of the guest's page for the booking that the token of its header opens. The call counts as a guess until the
 * token turns out to exist. A token that exists works no matter how many guesses its network made, so that nobody can lock
 * out a guest; the others then get no answer of their own. Throws a DependencyUnavailableError for a stay that is awaited.
 */
export async function withStay<T, Booking>(
  { pool, stayLinks, isAwaited }: StayAccess<Booking>,
  request: Request,
  work: (booking: Booking) => Promise<T | Problem | undefined>,
): Promise<T | Problem> {
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(unknownPerAddress));
  const guess = await consume(pool, { purpose: 'stay-link', windowMs, limits });
  const token = stayTokenOf(request.get('authorization'));
  const booking = token === undefined ? undefined : await openStay(stayLinks, token);
  if (booking === undefined) {
    if (!guess.ok) return tooManyOf('links that don’t work', guess);
    if (token !== undefined && (await isAwaited?.(stayTokenHash(token)))) {
      await guess.restore();
      throw new DependencyUnavailableError('the booking of a link has not arrived yet');
    }
    return noSuchStay();
  }
  if (guess.ok) await guess.restore();
  return (await work(booking)) ?? noSuchStay();
}

export function noSuchStay(): Problem {
  return new Problem('stay-not-found', {
    detail: 'This link doesn’t open a stay. Open the newest one from your emails, or find your booking.',
  });
}

/** A refusal that says when to try again. `what` is in the plural. */
export function tooManyOf(
  what: string,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): Problem {
  return new Problem('too-many-requests', {
    detail: `Too many ${what}. Please try again ${waitWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
