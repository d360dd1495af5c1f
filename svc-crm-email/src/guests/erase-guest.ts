import { guestErased } from '@getaway/contracts/events/guest';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Database } from '../database/database.ts';
import { addressHash, noteErased } from './erased-addresses.repository.ts';
import { findGuest } from './guest-details.repository.ts';
import { lockBookingsOf } from './guest-merge.repository.ts';
import {
  addressesOf,
  eraseBookings,
  eraseEmails,
  eraseWords,
  removeGuest,
} from './guest-removal.repository.ts';
import { lockAddress } from './guests.repository.ts';
import { normalizeEmail } from './guest.rules.ts';

export type ErasureOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-found' | 'other-address' };

/**
 * Forgets a person: their row, words, mails and signups here, and by `guest.erased` what svc-booking knows of them. What
 * is kept is a hash of their addresses, so that older news of them is not believed, and the figures of their stays.
 */
export async function eraseGuest(
  deps: { database: Database; now: Clock },
  input: { guestId: string; email: string; correlationId: string },
): Promise<ErasureOutcome> {
  const { guestId: id, correlationId } = input;
  const now = deps.now();
  return deps.database.transact(async (_tx, sql) => {
    await lockBookingsOf(sql, [id]);
    const guest = await findGuest(sql, id);
    if (!guest) return { ok: false, reason: 'not-found' };
    if (guest.email !== normalizeEmail(input.email)) return { ok: false, reason: 'other-address' };
    const addresses = await addressesOf(sql, id);
    for (const address of addresses.toSorted()) await lockAddress(sql, address);
    const addressHashes = addresses.map(addressHash);
    await noteErased(sql, addressHashes, now);
    const bookingIds = await eraseBookings(sql, id, addresses);
    await eraseEmails(sql, { id, addresses, bookingIds });
    await eraseWords(sql, { id, addresses, bookingIds, phone: guest.phone });
    await removeGuest(sql, id);
    const erased = { entityId: id, revision: 1, addressHashes, bookingIds, erasedAt: now.toISOString() };
    await appendEvent(sql, guestErased, erased, { correlationId, now });
    return { ok: true };
  });
}
