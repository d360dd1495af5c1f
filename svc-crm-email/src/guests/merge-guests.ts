import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { joinEnrolments } from '../sequences/enrollments.repository.ts';
import { findGuest } from './guest-details.repository.ts';
import { absorb, filledBy, lockBookingsOf, partsOf, type MergeParts } from './guest-merge.repository.ts';
import { addressesOf } from './guest-removal.repository.ts';
import { refreshTotals } from './guest-totals.repository.ts';
import { lockAddress } from './guests.repository.ts';
import { lockPlans } from '../sequences/step-sends.repository.ts';

type Refusal = { readonly ok: false; readonly reason: 'not-found' | 'same-guest' };

/** Lists what would move, without moving it. */
export async function previewMerge(
  sql: Sql,
  { guestId, otherId }: { guestId: string; otherId: string },
): Promise<
  Refusal | { ok: true; guest: GuestDetail; other: GuestDetail; moves: MergeParts; fills: string[] }
> {
  if (guestId === otherId) return { ok: false, reason: 'same-guest' };
  const [guest, other] = [await findGuest(sql, guestId), await findGuest(sql, otherId)];
  if (!guest || !other) return { ok: false, reason: 'not-found' };
  const fills = await filledBy(sql, guestId, otherId);
  return { ok: true, guest, other, moves: await partsOf(sql, otherId), fills: fills.map(fieldOf) };
}

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
    await lockPlans(sql);
    await joinEnrolments(sql, guestId, otherId);
    await absorb(sql, guestId, other);
    await refreshTotals(sql, guestId);
    return { ok: true, guest: (await findGuest(sql, guestId)) ?? guest };
  });
}

function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
