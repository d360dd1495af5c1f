import type { Sql } from '@getaway/service-kit/sql';
import { ownerOf } from './guest-bookings.repository.ts';

/**
 * The guest of a booking; null when there is none, also when staff deleted the guest. The guest's row is
 * locked.
 */
export function findBookingGuest(
  sql: Sql,
  bookingId: string,
): Promise<{ guestId: string | null; isForgotten: boolean }> {
  return ownerOf(sql, bookingId);
}
