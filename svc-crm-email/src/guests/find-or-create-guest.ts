import type { Sql } from '@getaway/service-kit/sql';
import { lockAddress } from '../database/address-lock.ts';
import { normalizeEmail, type GuestDetails } from './guest.rules.ts';
import { addressBehind, upsertGuest } from './guests.repository.ts';

/**
 * Finds or creates the guest of an address and returns the id. Known fields stay and empty ones are filled:
 * the first writer wins.
 */
export async function findOrCreateGuest(
  sql: Sql,
  details: GuestDetails,
  now: Date,
  contactedAt: Date | null,
): Promise<string> {
  const email = normalizeEmail(details.email);
  // Merging takes the same lock, so that a guest who is being merged is not created again.
  await lockAddress(sql, email);
  const mainAddress = await addressBehind(sql, email);
  return upsertGuest(sql, { ...details, email: mainAddress }, now, contactedAt);
}
