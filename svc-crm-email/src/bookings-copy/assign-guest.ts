import type { Sql } from '@getaway/service-kit/sql';
import { refreshTotals } from '../guests/refresh-totals.ts';
import { ownerOf, setOwner } from './guest-bookings.repository.ts';

/** Assigns a booking to its guest and updates the totals of both the new and the previous guest. */
export async function assignGuest(sql: Sql, bookingId: string, guestId: string): Promise<void> {
  const { guestId: former } = await ownerOf(sql, bookingId);
  await setOwner(sql, bookingId, guestId);
  for (const each of new Set([guestId, former ?? guestId])) await refreshTotals(sql, each);
}
