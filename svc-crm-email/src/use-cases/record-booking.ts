import type { BookingState } from '@getaway/contracts/events/booking';
import { erasedAddress, erasedName, isErasedAddress } from '@getaway/contracts/events/guest';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../data/database.ts';
import { intendMail } from '../data/email-sends.repository.ts';
import { wasErased } from '../data/erased-addresses.repository.ts';
import {
  assignGuest,
  forgetOwner,
  keepNewest,
  lockNewest,
  ownerOf,
} from '../data/guest-bookings.repository.ts';
import { meetGuest } from '../data/guests.repository.ts';
import { withoutPerson } from '../domain/erased-booking.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { mailReservation } from './mail-reservation.ts';
import { planSequences } from './plan-sequences.ts';

/** What a guest of a confirmed stay is told. */
export type News = 'confirmed' | 'cancelled';

/**
 * Takes in what svc-booking tells of a booking, in one transaction. From its confirmation on it belongs to a guest; the
 * confirmation and the cancellation are mailed once, from the newest state known, so that late and repeated events do no harm.
 */
export async function recordBooking(
  deps: { mails: MailWriter; timeZone: string },
  tx: Tx,
  sql: Sql,
  input: { state: BookingState; news: News | undefined; now: Date },
): Promise<void> {
  const kept = await keptOf(sql, input.state);
  await keepNewest(sql, kept);
  if (kept !== input.state) {
    await forgetOwner(sql, input.state.entityId);
    return;
  }
  const newest = await lockNewest(sql, input.state.entityId);
  if (newest === undefined) return;
  await mailReservation(deps, sql, newest, input.now);
  if (!wasConfirmed(newest)) return;
  const guestId = await guestOf(sql, newest, input.now);
  await planSequences(deps, tx, sql, { scope: { bookingId: newest.entityId }, now: input.now });
  // Neither a stay that is over nor what is no longer so: a copy that is rebuilt from the stream would announce that.
  const isAhead = newest.checkOutDate >= dateInZone(input.now, deps.timeZone);
  if (input.news === undefined || newest.status !== input.news || !isAhead) return;
  const [kind, mail] =
    input.news === 'confirmed'
      ? (['booking-confirmed', deps.mails.bookingConfirmed(newest)] as const)
      : (['booking-cancelled', deps.mails.bookingCancelled(newest)] as const);
  await intendMail(
    sql,
    {
      ...mail,
      kind,
      // Once for each time it was confirmed: staff may bring a cancelled stay back.
      messageKey: `${kind}:${newest.entityId}:${newest.confirmedAt ?? ''}`,
      toAddress: newest.email,
      guestId,
      bookingId: newest.entityId,
    },
    input.now,
  );
}

/** The state itself, or what is kept of it when its guest was erased. */
export async function keptOf(sql: Sql, state: BookingState): Promise<BookingState> {
  return (await isErased(sql, state)) ? withoutPerson(state, nobody(state)) : state;
}

const nobody = ({ entityId }: BookingState) => ({ email: erasedAddress(entityId), guestName: erasedName });

/** svc-booking has erased its guest already, or tells of a time before we did: nothing of them is kept, nobody is mailed. */
async function isErased(sql: Sql, { email, createdAt }: BookingState): Promise<boolean> {
  return isErasedAddress(email) || wasErased(sql, email, createdAt);
}

/** Whose stay it is; nobody's when staff deleted the guest of it, who is mailed about it all the same. */
async function guestOf(sql: Sql, booking: BookingState, now: Date): Promise<string | null> {
  if ((await ownerOf(sql, booking.entityId)).isForgotten) return null;
  const guestId = await meetGuest(sql, { ...booking, partnerName: null }, now, null);
  await assignGuest(sql, booking.entityId, guestId);
  return guestId;
}

/** A held or reserved stay that nobody paid for makes no guest. */
export function wasConfirmed({ status, confirmedAt }: BookingState): boolean {
  return confirmedAt !== null || status === 'confirmed' || status === 'completed';
}
