import type { BookingState } from '@getaway/contracts/events/booking';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import {
  currentBookingKinds,
  ownerNews,
  type CurrentBookingKind,
  type OwnerNews,
  type WrittenEmail,
} from '../delivery/email.rules.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { announcedStay, isAmended, isSameAnnouncement, type AnnouncedStay } from './announced-stay.rules.ts';

interface BookingEmailRequest {
  readonly kind: CurrentBookingKind;
  /** Identifies the recipient and the occasion: see `messageKeyOf`. */
  readonly messageKey: string;
  /** The recipient at the time when it was recorded. */
  readonly toAddress: string;
  readonly booking: BookingState;
  readonly announced: AnnouncedStay | undefined;
  /** A complete email about the stay is still queued. */
  readonly isConfirmationDue: boolean;
  readonly now: Date;
}

type CurrentBookingEmail =
  | {
      readonly ok: true;
      readonly email: WrittenEmail;
      readonly toAddress: string;
      readonly announces?: AnnouncedStay;
    }
  /** It is outdated, or contains nothing new. */
  | { readonly ok: false; readonly reason: string };

/** The occasion of one email. `copyFor` marks the copy for the payment contact that the guest named. */
export function messageKeyOf(
  kind: CurrentBookingKind,
  bookingId: string,
  occasion: string,
  copyFor?: 'contact',
): string {
  return `${kind}:${bookingId}${copyFor === undefined ? '' : `:${copyFor}`}${occasion}`;
}

/** A repeat that staff request, whatever the guest was emailed before. */
export function resendKey(messageKey: string, unique: string): string {
  return `${messageKey.replace(/:resend:.*$/, '')}:resend:${unique}`;
}

function isResend(messageKey: string): boolean {
  return messageKey.includes(':resend:');
}

export function isCurrentBookingKind(kind: string): kind is CurrentBookingKind {
  return currentBookingKinds.some((each) => each === kind);
}

/** Writes an email about a booking from its current state, or returns why there is nothing to send. */
export function writeCurrentEmail(emails: EmailWriter, request: BookingEmailRequest): CurrentBookingEmail {
  const { kind, booking, announced, messageKey } = request;
  if (isErasedAddress(booking.email)) return outdated('The guest’s personal data was erased');
  if (kind === 'booking-owner') {
    return {
      ok: true,
      email: emails.bookingForOwner(booking, newsOf(messageKey)),
      toAddress: request.toAddress,
    };
  }
  const isCopy = messageKey.startsWith(`${kind}:${booking.entityId}:contact`);
  const toAddress = isCopy ? booking.paymentContact?.email : booking.email;
  if (toAddress === undefined) return outdated('The booking no longer has a separate payment contact');
  const announces = announcedStay(booking);
  const hasArrived = announces !== undefined && isSameAnnouncement(announced, announces);
  const isRepeat = !isCopy && hasArrived && !isResend(messageKey);
  const answer = (email: WrittenEmail): CurrentBookingEmail => ({ ok: true, email, toAddress });
  const announcing = (email: WrittenEmail): CurrentBookingEmail => ({
    ...answer(email),
    ...(announces === undefined || isCopy ? {} : { announces }),
  });
  const dueAt = booking.paymentDueAt === null ? undefined : new Date(booking.paymentDueAt);
  const isAwaitingPayment =
    booking.status === 'pending_payment' && dueAt !== undefined && dueAt > request.now;

  switch (kind) {
    case 'booking-reserved':
      if (!isAwaitingPayment) return outdated('The reservation is no longer waiting for a payment');
      return isRepeat
        ? outdated('The guest already has this email')
        : announcing(emails.reserved(booking, dueAt));
    case 'payment-reminder':
      if (!isAwaitingPayment) return outdated('The reservation is no longer waiting for a payment');
      return answer(emails.reminder(booking, dueAt));
    case 'reservation-ended':
      if (booking.status !== 'cancelled') return outdated('The reservation hasn’t expired');
      return answer(emails.ended(booking));
    case 'reservation-released':
      if (booking.status !== 'cancelled') return outdated('The reservation hasn’t been released');
      return answer(emails.released(booking));
    case 'booking-confirmed':
      if (booking.status !== 'confirmed' && booking.status !== 'completed')
        return outdated('The stay is no longer confirmed');
      return isRepeat
        ? outdated('The guest already has this email')
        : announcing(emails.bookingConfirmed(booking));
    case 'booking-changed':
      if (request.isConfirmationDue)
        return outdated('The confirmation, which hasn’t been sent yet, includes the change');
      if (announced === undefined || !isAmended(announced, announces))
        return outdated('No changes since the guest’s last email');
      if (booking.status === 'pending_payment' && !isAwaitingPayment)
        return outdated('The reservation is about to expire');
      return announcing(emails.bookingChanged(booking, announced));
    case 'booking-cancelled':
      if (booking.status !== 'cancelled') return outdated('The stay is no longer canceled');
      return answer(emails.bookingCancelled(booking));
    default:
      return kind satisfies never;
  }
}

function outdated(reason: string): CurrentBookingEmail {
  return { ok: false, reason };
}

/** `booking-owner:<booking>:<news>:…` */
function newsOf(messageKey: string): OwnerNews {
  const [, , named] = messageKey.split(':');
  return ownerNews.find((news) => news === named) ?? 'booked';
}
