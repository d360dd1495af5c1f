import type { BookingTombstone } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import { cancelEmails } from '../delivery/cancel-emails.ts';
import { refreshTotals } from '../guests/refresh-totals.ts';
import { dropMoney } from './booking-money.repository.ts';
import { keepTombstone, ownerOf } from './guest-bookings.repository.ts';

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
  const { guestId } = await ownerOf(sql, tombstone.entityId);
  await keepTombstone(sql, tombstone);
  await dropMoney(sql, tombstone.entityId);
  if (guestId !== null) await refreshTotals(sql, guestId);
  for (const kind of aboutToTakePlace) {
    await cancelEmails(sql, { kind, bookingId: tombstone.entityId, except: null });
  }
}
