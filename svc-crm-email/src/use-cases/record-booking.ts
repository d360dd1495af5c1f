import type { BookingState } from '@getaway/contracts/events/booking';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { intendMail } from '../data/email-sends.repository.ts';
import { assignGuest, keepNewest, lockNewest } from '../data/guest-bookings.repository.ts';
import { meetGuest } from '../data/guests.repository.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { mailReservation } from './mail-reservation.ts';

/**
 * Takes in what svc-booking tells of a booking, in one transaction. From its confirmation on it belongs to a guest; the
 * confirmation itself is mailed once, from the newest state known, so that late and repeated events do no harm.
 */
export async function recordBooking(
  deps: { mails: MailWriter; timeZone: string },
  sql: Sql,
  input: { state: BookingState; isConfirmation: boolean; now: Date },
): Promise<void> {
  await keepNewest(sql, input.state);
  const newest = await lockNewest(sql, input.state.entityId);
  if (newest === undefined) return;
  await mailReservation(deps, sql, newest, input.now);
  if (!wasConfirmed(newest)) return;
  const guestId = await meetGuest(sql, { ...newest, partnerName: null }, input.now, null);
  await assignGuest(sql, newest.entityId, guestId);
  // A stay that is over or cancelled is not announced: a copy that is rebuilt from the stream would do that.
  const isAhead = newest.checkOutDate >= dateInZone(input.now, deps.timeZone);
  if (!input.isConfirmation || newest.status !== 'confirmed' || !isAhead) return;
  await intendMail(
    sql,
    {
      ...deps.mails.bookingConfirmed(newest),
      kind: 'booking-confirmed',
      messageKey: `booking-confirmed:${newest.entityId}`,
      toAddress: newest.email,
      guestId,
      bookingId: newest.entityId,
    },
    input.now,
  );
}

/** A held or reserved stay that nobody paid for makes no guest. */
function wasConfirmed({ status, confirmedAt }: BookingState): boolean {
  return confirmedAt !== null || status === 'confirmed' || status === 'completed';
}
