import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { advanceRevision } from './staff-bookings.repository.ts';

/** Gives a locked booking its next revision, because something that belongs to it has changed. */
export function advanceBooking(
  tx: Tx,
  id: string,
  change: { readonly endsDeadline: boolean } = { endsDeadline: false },
): Promise<BookingRecord> {
  return advanceRevision(tx, id, change);
}
