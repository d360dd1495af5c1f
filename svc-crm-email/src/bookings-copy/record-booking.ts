import type { BookingState } from '@getaway/contracts/events/booking';
import { erasedAddress, erasedName, isErasedAddress } from '@getaway/contracts/events/guest';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { keepingAuthor } from '../booking-emails/announced-stay.rules.ts';
import { emailOwner, type OwnerEmailDeps } from '../booking-emails/email-owner.ts';
import { emailReservation } from '../booking-emails/email-reservation.ts';
import { emailStay, type News, type StayEmailDeps } from '../booking-emails/email-stay.ts';
import { lockKnownStay } from '../booking-emails/lock-known-stay.ts';
import type { Tx } from '../database/database.ts';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import { wasErased } from '../guests/was-erased.ts';
import { planSequences } from '../sequences/plan-sequences.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { assignGuest } from './assign-guest.ts';
import { withoutPerson } from './erased-booking.rules.ts';
import { keepNewestMoney } from './booking-money.repository.ts';
import { forgetOwner, holdEmails, keepNewest, lockCopy, ownerOf } from './guest-bookings.repository.ts';

export interface RecordBookingDeps extends StayEmailDeps, OwnerEmailDeps {
  readonly emails: EmailWriter;
  readonly timeZone: string;
  /** How long emails about a booking wait for further events after a delayed one. */
  readonly lateEventEmailDelayMs: number;
}

/**
 * Stores an event about a booking in one transaction: its guest, the emails to guest and owner, and its
 * sequences. Everything uses the newest known state, so that late and repeated events do no harm.
 */
export async function recordBooking(
  deps: RecordBookingDeps,
  tx: Tx,
  sql: Sql,
  input: { state: BookingState; news: News | undefined; isLate?: boolean; now: Date },
): Promise<void> {
  const { now, news, isLate = false } = input;
  await lockCopy(sql, input.state.entityId);
  const before = await lockKnownStay(sql, input.state.entityId);
  const state = keepingAuthor(input.state, before?.booking);
  const kept = await keptOf(sql, state);
  await keepNewest(sql, kept);
  if (kept.money) await keepNewestMoney(sql, kept.entityId, kept.money);
  if (kept !== state) {
    await forgetOwner(sql, input.state.entityId);
    return;
  }
  const known = await lockKnownStay(sql, input.state.entityId);
  if (known === undefined) return;
  const { booking } = known;
  if (isLate) await holdEmails(sql, booking.entityId, addMilliseconds(now, deps.lateEventEmailDelayMs));
  const guestId = makesGuest(booking) ? await guestOf(sql, booking, now) : null;
  await emailReservation(deps, sql, booking, { guestId, now });
  if (wasConfirmed(booking)) {
    await planSequences(deps, tx, sql, { scope: { bookingId: booking.entityId }, now });
  }
  // A stay that is over causes no email: a copy that is rebuilt from the stream would announce it.
  if (booking.checkOutDate < dateInZone(now, deps.timeZone)) return;
  await emailStay(deps, sql, known, { before, news, guestId, now });
  await emailOwner(deps, sql, booking, { news, now });
}

/** The state itself, or its anonymous form when the guest was erased. */
export async function keptOf(sql: Sql, state: BookingState): Promise<BookingState> {
  return (await isErased(sql, state)) ? withoutPerson(state, nobody(state)) : state;
}

const nobody = ({ entityId }: BookingState) => ({ email: erasedAddress(entityId), guestName: erasedName });

/**
 * svc-booking has already erased its guest, or the event predates our erasure: no personal data is stored and
 * no email is sent.
 */
async function isErased(sql: Sql, { email, createdAt }: BookingState): Promise<boolean> {
  return isErasedAddress(email) || wasErased(sql, email, createdAt);
}

/** The guest of a stay. None if staff deleted the guest, who is emailed about the stay anyway. */
async function guestOf(sql: Sql, booking: BookingState, now: Date): Promise<string | null> {
  if ((await ownerOf(sql, booking.entityId)).isForgotten) return null;
  const guestId = await findOrCreateGuest(
    sql,
    { ...booking, partnerName: null },
    now,
    new Date(booking.createdAt),
  );
  await assignGuest(sql, booking.entityId, guestId);
  return guestId;
}

export function wasConfirmed({ status, confirmedAt }: BookingState): boolean {
  return confirmedAt !== null || status === 'confirmed' || status === 'completed';
}

/** A reservation creates a guest, paid or not. An unpaid card hold does not. */
export function makesGuest(booking: BookingState): boolean {
  const isCardHold = booking.paymentMethod === 'card' || booking.paymentMethod === null;
  return wasConfirmed(booking) || booking.status === 'pending_payment' || !isCardHold;
}
