import type { BookingState } from '@getaway/contracts/events/booking';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { assumeAnnounced, type KnownStay } from '../bookings-copy/announced-stays.repository.ts';
import { dropUnsent, enqueueEmail } from '../delivery/email-sends.repository.ts';
import { announcedStay, isAmended } from '../bookings-copy/announced-stay.rules.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { messageKeyOf } from './current-booking-email.ts';
import type { EmailWriter } from '../writing/write-email.ts';

/** What an event says that the guest of a confirmed stay is told. */
export type News = 'confirmed' | 'cancelled';

export interface StayEmailDeps {
  readonly emails: EmailWriter;
  /** How long an email about a change waits for the next change, so that several edits in a row make one email. */
  readonly changeEmailDelayMs: number;
}

/**
 * Records the emails that the guest of a confirmed or reserved stay gets: its confirmation and cancellation, what staff
 * changed, and the confirmation again where a corrected address needs it. Goes by what the guest was last told, so that
 * late and repeated events do no harm.
 */
export async function emailStay(
  deps: StayEmailDeps,
  sql: Sql,
  now: KnownStay,
  input: { before: KnownStay | undefined; news: News | undefined; guestId: string | null; now: Date },
): Promise<void> {
  const { booking } = now;
  const { guestId } = input;
  if (input.news === 'cancelled' && booking.status === 'cancelled' && booking.confirmedAt !== null) {
    await intend(
      sql,
      { booking, guestId, kind: 'booking-cancelled', mail: deps.emails.bookingCancelled(booking) },
      input.now,
    );
  }
  if (input.news === 'confirmed' && booking.status === 'confirmed') {
    await intend(sql, { booking, guestId, ...confirmation(deps, booking) }, input.now);
  }
  await emailAmendment(deps, sql, now, input);
}

async function emailAmendment(
  deps: StayEmailDeps,
  sql: Sql,
  { booking, announced }: KnownStay,
  input: { before: KnownStay | undefined; guestId: string | null; now: Date },
): Promise<void> {
  const after = announcedStay(booking);
  const previous = input.before && announcedStay(input.before.booking);
  const known = announced ?? previous;
  if (known === undefined || after === undefined || known.status !== after.status) return;
  if (announced === undefined) await assumeAnnounced(sql, booking.entityId, known);
  const { guestId } = input;
  if (known.email !== after.email) {
    const occasion = `:${booking.confirmedAt ?? ''}:${normalizeEmail(booking.email)}`;
    const email = confirmation(deps, booking);
    await dropUnsent(sql, { kind: email.kind, bookingId: booking.entityId, except: occasion });
    await intend(sql, { booking, guestId, ...email, occasion }, input.now);
  }
  // An edit that is undone is recorded as well: an email about the edit may be on its way right now. What is due is
  // compared with what the guest knows by then, and says nothing twice.
  if (!isAmended(known, after) && !isAmended(previous, after)) return;
  const occasion = `:${booking.revision}`;
  await dropUnsent(sql, { kind: 'booking-changed', bookingId: booking.entityId, except: occasion });
  const mail = deps.emails.bookingChanged(booking, known);
  const sendAt = addMilliseconds(input.now, deps.changeEmailDelayMs);
  await intend(sql, { booking, guestId, kind: 'booking-changed', mail, occasion }, sendAt);
}

/** What tells the guest of this stay all there is to know. */
function confirmation(
  deps: StayEmailDeps,
  booking: BookingState,
): { kind: 'booking-confirmed' | 'booking-reserved'; mail: WrittenEmail } {
  const { paymentDueAt } = booking;
  return booking.status === 'pending_payment' && paymentDueAt !== null
    ? { kind: 'booking-reserved', mail: deps.emails.reserved(booking, new Date(paymentDueAt)) }
    : { kind: 'booking-confirmed', mail: deps.emails.bookingConfirmed(booking) };
}

async function intend(
  sql: Sql,
  email: {
    booking: BookingState;
    guestId: string | null;
    kind: 'booking-reserved' | 'booking-confirmed' | 'booking-changed' | 'booking-cancelled';
    mail: WrittenEmail;
    /** Once for each confirmation, unless something else is said: staff may bring a cancelled stay back. */
    occasion?: string;
  },
  sendAt: Date,
): Promise<void> {
  const { booking, guestId, kind, mail, occasion = `:${booking.confirmedAt ?? ''}` } = email;
  await enqueueEmail(
    sql,
    {
      ...mail,
      kind,
      messageKey: messageKeyOf(kind, booking.entityId, occasion),
      toAddress: booking.email,
      guestId,
      bookingId: booking.entityId,
    },
    sendAt,
  );
}
