import type { BookingState } from '@getaway/contracts/events/booking';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { cancelEmails } from '../delivery/cancel-emails.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { announcedStay, isAmended, type KnownStay } from './announced-stay.rules.ts';
import { assumeAnnounced } from './announced-stays.repository.ts';
import { messageKeyOf } from './current-booking-email.ts';

/** The parts of an event that the guest of a confirmed stay is emailed about. */
export type News = 'confirmed' | 'cancelled';

export interface StayEmailDeps {
  readonly emails: EmailWriter;
  /**
   * How long an email about a change waits for the next change, so that several edits in a row cause one
   * email.
   */
  readonly changeEmailDelayMs: number;
}

/**
 * Records the emails to the guest of a confirmed or reserved stay: confirmation, cancellation, changes by
 * staff, and the confirmation again after a corrected address. Compares with the last email to the guest, so
 * that late and repeated events do no harm.
 */
export async function emailStay(
  deps: StayEmailDeps,
  sql: Sql,
  now: KnownStay,
  input: {
    before: KnownStay | undefined;
    news: News | undefined;
    guestId: string | null;
    now: Date;
    isDeleted?: boolean;
  },
): Promise<void> {
  const { booking } = now;
  const { guestId, isDeleted = false } = input;
  if (input.news === 'cancelled' && booking.status === 'cancelled' && booking.confirmedAt !== null) {
    const content = deps.emails.bookingCancelled(booking, { isDeleted });
    await intend(sql, { booking, guestId, kind: 'booking-cancelled', content }, input.now);
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
    await cancelEmails(sql, { kind: email.kind, bookingId: booking.entityId, except: occasion });
    await intend(sql, { booking, guestId, ...email, occasion }, input.now);
  }
  // An edit that is undone is recorded as well, because an email about the edit may be on its way. When the
  // email is due, it is compared with what the guest was emailed by then, and repeats nothing.
  if (!isAmended(known, after) && !isAmended(previous, after)) return;
  const occasion = `:${booking.revision}`;
  await cancelEmails(sql, { kind: 'booking-changed', bookingId: booking.entityId, except: occasion });
  const content = deps.emails.bookingChanged(booking, known);
  const sendAt = addMilliseconds(input.now, deps.changeEmailDelayMs);
  await intend(sql, { booking, guestId, kind: 'booking-changed', content, occasion }, sendAt);
}

/** The email with all details of this stay. */
function confirmation(
  deps: StayEmailDeps,
  booking: BookingState,
): { kind: 'booking-confirmed' | 'booking-reserved'; content: WrittenEmail } {
  const { paymentDueAt } = booking;
  return booking.status === 'pending_payment' && paymentDueAt !== null
    ? { kind: 'booking-reserved', content: deps.emails.reserved(booking, new Date(paymentDueAt)) }
    : { kind: 'booking-confirmed', content: deps.emails.bookingConfirmed(booking) };
}

async function intend(
  sql: Sql,
  email: {
    booking: BookingState;
    guestId: string | null;
    kind: 'booking-reserved' | 'booking-confirmed' | 'booking-changed' | 'booking-cancelled';
    content: WrittenEmail;
    /** Once for each confirmation, unless stated otherwise: staff may restore a canceled stay. */
    occasion?: string;
  },
  sendAt: Date,
): Promise<void> {
  const { booking, guestId, kind, content, occasion = `:${booking.confirmedAt ?? ''}` } = email;
  await queueEmail(
    sql,
    {
      ...content,
      kind,
      messageKey: messageKeyOf(kind, booking.entityId, occasion),
      toAddress: booking.email,
      guestId,
      bookingId: booking.entityId,
    },
    sendAt,
  );
}
