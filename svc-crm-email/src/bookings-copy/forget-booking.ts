import type { BookingTombstone } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { dropUnsent } from '../delivery/email-sends.repository.ts';
import { keepTombstone } from './guest-bookings.repository.ts';

/**
 * Emails that assume that the stay takes place. An email about its cancellation goes out even after a
 * deletion.
 */
const aboutToTakePlace = [
  'booking-reserved',
  'booking-confirmed',
  'booking-changed',
  'payment-reminder',
  'sequence-step',
] as const;

/** A deleted booking no longer counts for its guest, and the only email about it says that it has ended. */
export async function forgetBooking(sql: Sql, tombstone: BookingTombstone): Promise<void> {
  await keepTombstone(sql, tombstone);
  for (const kind of aboutToTakePlace) {
    await dropUnsent(sql, { kind, bookingId: tombstone.entityId, except: null });
  }
}
