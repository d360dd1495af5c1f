import { stayTokenHash } from '@getaway/service-kit/stay-links';
import { addMissingLinks } from './add-missing-links.ts';
import type { StayLinkDeps } from './keep-stay-links.ts';
import { bookingOfHash } from './stay-links.repository.ts';

/**
 * The id of the booking that a token opens. A new booking gets its hash when a link is opened first, so before a token is
 * unknown, the missing hashes are added.
 */
export async function openStay(deps: StayLinkDeps, token: string): Promise<string | undefined> {
  const hash = stayTokenHash(token);
  const { pool } = deps.database;
  const known = await bookingOfHash(pool, hash);
  if (known !== undefined) return known;
  return (await addMissingLinks(deps)) ? bookingOfHash(pool, hash) : undefined;
}
