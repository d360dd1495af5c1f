import type { BookingTombstone } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { dropUnsent } from '../delivery/email-sends.repository.ts';
import { keepTombstone } from './guest-bookings.repository.ts';

/** What is sent about a stay that is to take place; that it was cancelled goes out also when it is deleted then. */
const aboutToTakePlace = [
  'booking-reserved',
  'booking-confirmed',
  'booking-changed',
  'payment-reminder',
  'sequence-step',
] as const;

/** A deleted booking counts for its guest no more, and nothing is emailed about it but that it has ended. */
export async function forgetBooking(sql: Sql, tombstone: BookingTombstone): Promise<void> {
  await keepTombstone(sql, tombstone);
  for (const kind of aboutToTakePlace) {
    await dropUnsent(sql, { kind, bookingId: tombstone.entityId, except: null });
  }
}
