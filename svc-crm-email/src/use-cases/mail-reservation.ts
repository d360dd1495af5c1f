import type { BookingState } from '@getaway/contracts/events/booking';
import { addMilliseconds, dayMs, hourMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { dropUnsent, intendMail } from '../data/email-sends.repository.ts';
import { foldEmail } from '../domain/guest.ts';
import type { MailKind, WrittenMail } from '../domain/mail.ts';
import type { ReservationMails } from '../mail/reservation-mails.ts';

/** 12 hours after the reservation, which ends after 24 (domain page, 'Booking life'). */
const reminderBeforeEndMs = 12 * hourMs;
/** A copy that is rebuilt from the stream does not tell old news. */
const newsMs = dayMs;

/**
 * Has the guest told how to pay, reminded, and told when the nights are free again: each once per deadline. Goes by the
 * newest state alone, so that late and repeated events do no harm; a reminder waits in the queue and is taken out when
 * the payment is no longer awaited.
 */
export async function mailReservation(
  deps: { mails: ReservationMails },
  sql: Sql,
  booking: BookingState,
  now: Date,
): Promise<void> {
  const dueAt = booking.paymentDueAt === null ? undefined : new Date(booking.paymentDueAt);
  const about = { id: booking.entityId, to: recipientsOf(booking), bookingId: booking.entityId };
  if (booking.status !== 'pending_payment' || dueAt === undefined) {
    await dropUnsent(sql, { kind: 'payment-reminder', bookingId: about.id, except: null });
    if (!hasEndedUnpaid(booking, now)) return;
    await intend(sql, { ...about, kind: 'reservation-ended', mail: deps.mails.ended(booking), key: '' }, now);
    return;
  }
  if (dueAt <= now) return;
  const key = `:${dueAt.toISOString()}`;
  await dropUnsent(sql, { kind: 'payment-reminder', bookingId: about.id, except: key });
  const reserved = deps.mails.reserved(booking, dueAt);
  await intend(sql, { ...about, kind: 'booking-reserved', mail: reserved, key, expiresAt: dueAt }, now);
  const remindAt = addMilliseconds(dueAt, -reminderBeforeEndMs);
  if (remindAt <= now) return;
  const reminder = deps.mails.reminder(booking, dueAt);
  await intend(sql, { ...about, kind: 'payment-reminder', mail: reminder, key, expiresAt: dueAt }, remindAt);
}

/** A card hold that nobody paid ends without a word; a reservation was announced, and its end is too. */
function hasEndedUnpaid(booking: BookingState, now: Date): boolean {
  return (
    booking.status === 'cancelled' &&
    booking.confirmedAt === null &&
    booking.paymentMethod === 'alternative' &&
    Date.parse(booking.updatedAt) > now.getTime() - newsMs
  );
}

/** The guest, and whom they named for the payment if that is somebody else. */
function recipientsOf({ email, paymentContact }: BookingState): string[] {
  const other = paymentContact?.email ?? email;
  return foldEmail(other) === foldEmail(email) ? [email] : [email, other];
}

async function intend(
  sql: Sql,
  mail: {
    id: string;
    bookingId: string;
    to: string[];
    kind: MailKind;
    mail: WrittenMail;
    key: string;
    /** After the deadline nobody is asked to pay. */
    expiresAt?: Date;
  },
  sendAt: Date,
): Promise<void> {
  for (const [position, toAddress] of mail.to.entries()) {
    const copy = position === 0 ? '' : ':contact';
    await intendMail(
      sql,
      {
        ...mail.mail,
        kind: mail.kind,
        messageKey: `${mail.kind}:${mail.id}${copy}${mail.key}`,
        toAddress,
        guestId: null,
        bookingId: mail.bookingId,
        ...(mail.expiresAt ? { expiresAt: mail.expiresAt } : {}),
      },
      sendAt,
    );
  }
}
