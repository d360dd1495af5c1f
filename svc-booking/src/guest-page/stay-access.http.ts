import type { Request } from 'express';
import { minuteMs } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { consume, type Attempt } from '@getaway/service-kit/limits/rate-limiter';
import { Problem } from '@getaway/service-kit/problem';
import { stayTokenHash, stayTokenOf } from '@getaway/service-kit/stay-links';
import type { Database } from '../database/database.ts';
import type { StayLinkDeps } from './keep-stay-links.ts';
import { openStay } from './open-stay.ts';

const windowMs = 15 * minuteMs;

/** Unknown tokens of one client address or /64. Nobody types 43 characters. */
const unknownPerAddress = 20;
/** Payments started for one booking. Fewer than a thief needs to try stolen cards. */
const startsPerStay = 20;
/** Requests for a link from one client address or /64. */
const findsPerAddress = 20;

/**
 * Runs a call of the guest's page for the booking that the token of its header opens. The call counts as a guess until the
 * token turns out to exist. A token that exists works no matter how many guesses its network made, so that nobody can lock
 * out a guest; the others then get no answer of their own.
 */
export async function withStay<T>(
  deps: StayLinkDeps & { readonly database: Database },
  request: Request,
  work: (bookingId: string) => Promise<T | Problem | undefined>,
): Promise<T | Problem> {
  const { pool } = deps.database;
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(unknownPerAddress));
  const guess = await consume(pool, { purpose: 'stay-link', windowMs, limits });
  const token = stayTokenOf(request.get('authorization'));
  const bookingId = token === undefined ? undefined : await openStay(deps, token);
  if (bookingId === undefined) return guess.ok ? noSuchStay() : tooMany('links that don’t work', guess);
  if (guess.ok) await guess.restore();
  return (await work(bookingId)) ?? noSuchStay();
}

/** Tells apart the stored answers of different links. */
export function linkOf(request: Request): string {
  return stayTokenHash(stayTokenOf(request.get('authorization')) ?? '');
}

/** Counts a payment that is started for a booking. A refusal when there were too many. */
export async function countStart(
  { database }: { readonly database: Database },
  bookingId: string,
): Promise<Problem | undefined> {
  const limits: Attempt['limits'] = [{ subject: bookingId, ceiling: startsPerStay }];
  const start = await consume(database.pool, { purpose: 'stay payment', windowMs, limits });
  return start.ok ? undefined : tooMany('tries', start);
}

/** Counts a request for the link of a stay. A refusal when there were too many. */
export async function countFind(
  { database }: { readonly database: Database },
  request: Request,
): Promise<Problem | undefined> {
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(findsPerAddress));
  const find = await consume(database.pool, { purpose: 'find-booking', windowMs, limits });
  return find.ok ? undefined : tooMany('requests', find);
}

export function noSuchStay(): Problem {
  return new Problem('stay-not-found', {
    detail: 'This link doesn’t open a stay. Open the newest one from your emails, or find your booking.',
  });
}

function tooMany(what: string, { retryAfterSeconds }: { readonly retryAfterSeconds: number }): Problem {
  return new Problem('too-many-requests', {
    detail: `Too many ${what}. Please try again ${waitWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
