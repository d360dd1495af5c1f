import type { Tx } from '../database/database.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { selectBooking, type BookingKey } from './bookings.repository.ts';

/** A booking as it is now. It may change right after, unless the caller has locked it. */
export function findBooking(tx: Tx, by: BookingKey): Promise<BookingRecord | undefined> {
  return selectBooking(tx, by);
}
