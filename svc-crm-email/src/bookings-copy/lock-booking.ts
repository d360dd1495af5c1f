import type { BookingState } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { lockNewest } from './guest-bookings.repository.ts';

/** The newest known state of a booking that was not deleted, locked until the transaction ends. */
export function lockBooking(sql: Sql, bookingId: string): Promise<BookingState | undefined> {
  return lockNewest(sql, bookingId);
}
