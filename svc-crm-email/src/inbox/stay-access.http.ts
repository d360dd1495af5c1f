import type { Request } from 'express';
import type { BookingState } from '@getaway/contracts/events/booking';
import { minuteMs } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { Problem } from '@getaway/service-kit/problem';
import { stayTokenOf } from '@getaway/service-kit/stay-links';
import type { StayLinkDeps } from './keep-stay-links.ts';
import { openStay } from './open-stay.ts';

const windowMs = 15 * minuteMs;

/** Unknown tokens of one client address or /64. Nobody types 43 characters. */
const unknownPerAddress = 20;

/**
 * Runs a call of the guest's page for the booking that the token of its header opens. The call counts as a guess until the
 * token turns out to exist. A token that exists works no matter how many guesses its network made, so that no one can lock
 * out a guest.
 */
export async function withStay<T>(
  deps: StayLinkDeps,
  request: Request,
  work: (booking: BookingState) => Promise<T | Problem>,
): Promise<T | Problem> {
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(unknownPerAddress));
  const guess = await consume(deps.pool, { purpose: 'stay-link', windowMs, limits });
  const token = stayTokenOf(request.get('authorization'));
  const booking = token === undefined ? undefined : await openStay(deps, token);
  if (booking !== undefined) {
    if (guess.ok) await guess.restore();
    return work(booking);
  }
  return guess.ok ? noSuchStay() : tooMany('links that don’t work', guess);
}

function noSuchStay(): Problem {
  return new Problem('stay-not-found', {
    detail: 'This link doesn’t open a stay. Open the newest one from your emails, or find your booking.',
  });
}

/** A refusal that says when to try again. */
export function tooMany(
  what: string,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): Problem {
  return new Problem('too-many-requests', {
    detail: `Too many ${what}. Please try again ${waitWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
