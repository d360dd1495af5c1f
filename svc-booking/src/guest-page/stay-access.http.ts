import type { Request } from 'express';
import { minuteMs } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { consume, type Attempt } from '@getaway/service-kit/limits/rate-limiter';
import type { Problem } from '@getaway/service-kit/problem';
import { stayTokenHash, stayTokenOf } from '@getaway/service-kit/stay-links/stay-link';
import { tooManyOf } from '@getaway/service-kit/stay-links/with-stay';
import type { Database } from '../database/database.ts';

const windowMs = 15 * minuteMs;

/** Payments started for one booking. Fewer than a thief needs to try stolen cards. */
const startsPerStay = 20;
/** Requests for a link from one client address or /64. */
const findsPerAddress = 20;

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
  return start.ok ? undefined : tooManyOf('tries', start);
}

/** Counts a request for the link of a stay. A refusal when there were too many. */
export async function countFind(
  { database }: { readonly database: Database },
  request: Request,
): Promise<Problem | undefined> {
  const limits = networkLimits(clientNetworks(request.ip ?? ''), ceilingsFor(findsPerAddress));
  const find = await consume(database.pool, { purpose: 'find-booking', windowMs, limits });
  return find.ok ? undefined : tooManyOf('requests', find);
}
