import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import { lockAddress } from '../database/address-lock.ts';
import type { Database } from '../database/database.ts';
import { mergeEnrollments } from '../sequences/merge-enrollments.ts';
import { findGuest } from './guest-details.repository.ts';
import { absorb, lockBookingsOf } from './guest-merge.repository.ts';
import { addressesOf } from './guest-removal.repository.ts';
import { refreshTotals } from './refresh-totals.ts';

export type Refusal = { readonly ok: false; readonly reason: 'not-found' | 'same-guest' };

/**
 * Merges two rows of one person in one transaction. Later data under the other address belongs to the
 * remaining guest.
 */
export async function mergeGuests(
  deps: { database: Database },
  { guestId, otherId }: { guestId: string; otherId: string },
): Promise<Refusal | { ok: true; guest: GuestDetail }> {
  if (guestId === otherId) return { ok: false, reason: 'same-guest' };
  return deps.database.transact(async (_tx, sql) => {
    await lockBookingsOf(sql, [guestId, otherId]);
    const [guest, other] = [await findGuest(sql, guestId), await findGuest(sql, otherId)];
    if (!guest || !other) return { ok: false, reason: 'not-found' };
    const addresses = [...(await addressesOf(sql, guestId)), ...(await addressesOf(sql, otherId))];
    for (const email of addresses.sort()) await lockAddress(sql, email);
    await mergeEnrollments(sql, guestId, otherId);
    await absorb(sql, guestId, other);
    await refreshTotals(sql, guestId);
    return { ok: true, guest: (await findGuest(sql, guestId)) ?? guest };
  });
}
