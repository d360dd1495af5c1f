import type { BookingState, BookingTombstone } from '@getaway/contracts/events/booking';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { findBookingGuest } from '../bookings-copy/find-booking-guest.ts';
import type { RecordBookingDeps } from '../bookings-copy/record-booking.ts';
import { mayHaveReached } from '../delivery/may-have-reached.ts';
import type { KnownStay } from './announced-stay.rules.ts';
import { emailOwner } from './email-owner.ts';
import { emailReservation } from './email-reservation.ts';
import { emailStay } from './email-stay.ts';
import { lockKnownStay } from './lock-known-stay.ts';

/**
 * Emails guest and owner about a booking that staff deleted, as for a cancellation by staff: the guest has a
 * confirmation and a calendar entry. The event carries no booking details, so the emails use this service's
 * own copy, and have no link to the page of the stay, which is gone. No email is sent for stays that are over, already canceled, or were never announced.
 */
export async function emailDeletion(
  deps: RecordBookingDeps,
  sql: Sql,
  tombstone: BookingTombstone,
  now: Date,
): Promise<void> {
  const known = await lockKnownStay(sql, tombstone.entityId);
  if (known === undefined || known.booking.revision >= tombstone.revision) return;
  const { booking } = known;
  if (isErasedAddress(booking.email) || booking.checkOutDate < dateInZone(now, deps.timeZone)) return;
  if (booking.status !== 'confirmed' && booking.status !== 'pending_payment') return;
  if (!(await isAnnounced(sql, known))) return;
  const { guestId } = await findBookingGuest(sql, booking.entityId);
  const ended = endedBy(booking, tombstone);
  await emailReservation(deps, sql, ended, { guestId, now, isDeleted: true });
  await emailStay(
    deps,
    sql,
    { ...known, booking: ended },
    { before: known, news: 'cancelled', guestId, now, isDeleted: true },
  );
  await emailOwner(deps, sql, ended, { news: 'cancelled', now });
}

/** Includes an email that a worker is sending right now and that may reach the guest. */
async function isAnnounced(sql: Sql, { booking, announced }: KnownStay): Promise<boolean> {
  const kind = booking.status === 'confirmed' ? 'booking-confirmed' : 'booking-reserved';
  return announced !== undefined || mayHaveReached(sql, { kind, bookingId: booking.entityId });
}

/**
 * The revision is that of the deletion: calendars accept only a cancellation that is newer than the
 * invitation.
 */
function endedBy(booking: BookingState, { revision, deletedAt }: BookingTombstone): BookingState {
  return { ...booking, status: 'cancelled', endReason: 'staff', revision, updatedAt: deletedAt };
}
