import { guestErased } from '@getaway/contracts/events/guest';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { lockAddress } from '../database/address-lock.ts';
import type { Database } from '../database/database.ts';
import { lockNotices } from '../database/notices-lock.ts';
import { addressHash, noteErased } from './erased-addresses.repository.ts';
import { findGuest } from './guest-details.repository.ts';
import { lockBookingsOf } from './guest-merge.repository.ts';
import {
  addressesOf,
  eraseBookings,
  eraseEmails,
  eraseWords,
  releaseNotices,
  removeGuest,
} from './guest-removal.repository.ts';
import { normalizeEmail } from './guest.rules.ts';

export type ErasureOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-found' | 'other-address' };

/**
 * Erases a person: their row, messages, emails and signups here, and through `guest.erased` their data in
 * svc-booking. A hash of their addresses is kept, so that older events do not restore them, and so are the
 * figures of their stays.
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
    // So that no further email to the owner takes up news about this person.
    await lockNotices(sql);
    await releaseNotices(sql, { id, addresses, bookingIds });
    await eraseEmails(sql, { id, addresses, bookingIds });
    await eraseWords(sql, { id, addresses, bookingIds, phone: guest.phone });
    await removeGuest(sql, id);
    const erased = { entityId: id, revision: 1, addressHashes, bookingIds, erasedAt: now.toISOString() };
    await appendEvent(sql, guestErased, erased, { correlationId, now });
    return { ok: true };
  });
}
