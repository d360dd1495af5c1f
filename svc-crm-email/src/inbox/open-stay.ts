import type { BookingState } from '@getaway/contracts/events/booking';
import { stayTokenHash } from '@getaway/service-kit/stay-links';
import type { StayLinkDeps } from './keep-stay-links.ts';
import { stayLinkHash } from './stay-link-hash.ts';
import { bookingOfHash, storeHashes, withoutHash } from './stay-links.repository.ts';

const mostAtOnce = 1_000;

/** The booking that a token opens. Before a token is unknown, bookings without a hash get theirs. */
export async function openStay(deps: StayLinkDeps, token: string): Promise<BookingState | undefined> {
  const hash = stayTokenHash(token);
  const known = await bookingOfHash(deps.pool, hash);
  if (known !== undefined) return known;
  const missing = await withoutHash(deps.pool, mostAtOnce);
  const made = missing.map((source) => ({ ...source, hash: stayLinkHash(deps.stayLinkSecret, source) }));
  await storeHashes(deps.pool, made);
  // Another call may have stored them since the first look.
  return bookingOfHash(deps.pool, hash);
}
