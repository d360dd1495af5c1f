import type { BookingState } from '@getaway/contracts/events/booking';
import { addMilliseconds, dayMs, hourMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { cancelEmails } from '../delivery/cancel-emails.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import { messageKeyOf } from './current-booking-email.ts';
import type { ReservationEmails } from './reservation-emails.ts';

/**
 * 12 hours after a reservation that expires after 24 (domain page, 'Booking life'). A guest who has 12 hours or less
 * from the start gets no reminder.
 */
const reminderBeforeEndMs = 12 * hourMs;
/** A copy that is rebuilt from the stream must not email old news. */
const newsMs = dayMs;

/**
 * Emails the guest how to pay, a reminder, and the release of the nights, each once per deadline. Uses only
 * the newest state, so that late and repeated events do no harm. A reminder waits in the queue and is removed
 * when no payment is awaited any more.
 */
export async function emailReservation(
  deps: { emails: ReservationEmails },
  sql: Sql,
  booking: BookingState,
  input: { guestId: string | null; now: Date; isDeleted?: boolean },
): Promise<void> {
  const { guestId, now, isDeleted = false } = input;
  const dueAt = booking.paymentDueAt === null ? undefined : new Date(booking.paymentDueAt);
  const about = { booking, guestId };
  if (booking.status !== 'pending_payment' || dueAt === undefined) {
    await cancelEmails(sql, { kind: 'payment-reminder', bookingId: booking.entityId, except: null });
    if (!hasEndedUnpaid(booking, now)) return;
    const isReleased = isEndedByStaff(booking);
    const kind = isReleased ? 'reservation-released' : 'reservation-ended';
    const content = isReleased ? deps.emails.released(booking, { isDeleted }) : deps.emails.ended(booking);
    await intend(sql, { ...about, kind, content, occasion: '' }, now);
    return;
  }
  if (dueAt <= now) return;
  const occasion = `:${dueAt.toISOString()}`;
  await cancelEmails(sql, { kind: 'payment-reminder', bookingId: booking.entityId, except: occasion });
  const reserved = deps.emails.reserved(booking, dueAt);
  await intend(
    sql,
    { ...about, kind: 'booking-reserved', content: reserved, occasion, expiresAt: dueAt },
    now,
  );
  const remindAt = addMilliseconds(dueAt, -reminderBeforeEndMs);
  if (remindAt <= now) return;
  const reminder = deps.emails.reminder(booking, dueAt);
  await intend(
    sql,
    { ...about, kind: 'payment-reminder', content: reminder, occasion, expiresAt: dueAt },
    remindAt,
  );
}

/** Staff or its guest canceled it, or staff deleted it; otherwise its deadline passed. */
export function isEndedByStaff({ endReason, endedBy }: BookingState): boolean {
  return (endReason ?? endedBy) === 'staff';
}

/**
 * A card hold that was not paid ends without an email. A reservation was announced by email, and so is its
 * end.
 */
export function hasEndedUnpaid(booking: BookingState, now: Date): boolean {
  return (
    booking.status === 'cancelled' &&
    booking.confirmedAt === null &&
    // Its guest did pay, and the email about the refund says what happened.
    booking.endReason !== 'refunded' &&
    booking.paymentMethod === 'alternative' &&
    Date.parse(booking.updatedAt) > now.getTime() - newsMs
  );
}

interface ReservationEmail {
  readonly booking: BookingState;
  readonly guestId: string | null;
  readonly kind: 'booking-reserved' | 'payment-reminder' | 'reservation-ended' | 'reservation-released';
  readonly content: WrittenEmail;
  readonly occasion: string;
  /** No payment email is sent after the deadline. */
  readonly expiresAt?: Date;
}

/** To the guest, and to the payment contact if that is another address. */
async function intend(sql: Sql, email: ReservationEmail, sendAt: Date): Promise<void> {
  const { booking, kind, occasion } = email;
  const contact = booking.paymentContact?.email ?? booking.email;
  const copies = [{ toAddress: booking.email, messageKey: messageKeyOf(kind, booking.entityId, occasion) }];
  if (normalizeEmail(contact) !== normalizeEmail(booking.email)) {
    const messageKey = messageKeyOf(kind, booking.entityId, occasion, 'contact');
    copies.push({ toAddress: contact, messageKey });
  }
  for (const copy of copies) {
    await queueEmail(
      sql,
      {
        ...email.content,
        ...copy,
        kind,
        guestId: email.guestId,
        bookingId: booking.entityId,
        ...(email.expiresAt ? { expiresAt: email.expiresAt } : {}),
      },
      sendAt,
    );
  }
}
