import type { AnnouncedStay } from '../booking-emails/announced-stay.rules.ts';

/** The sender or recipient of an email. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The emails about a booking that are written when they are sent, from its current state. */
export const currentBookingKinds = [
  'booking-reserved',
  'payment-reminder',
  'reservation-ended',
  'reservation-released',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'booking-owner',
] as const;
export type CurrentBookingKind = (typeof currentBookingKinds)[number];

export const emailKinds = [
  ...currentBookingKinds,
  'reservation-confirmation',
  'payment-link',
  'payment-recorded',
  'payment-owner',
  'refund-guest',
  'refund-delayed',
  'refund-owner',
  'refund-refused',
  'payment-disputed',
  'stay-changed-owner',
  'enquiry-owner',
  'enquiry-receipt',
  'thread-reply',
  'stay-link',
  'owner-digest',
  'newsletter-code',
  'newsletter-confirmation',
  'calendar-conflict',
  'calendar-conflicts',
  'feed-health',
  'unpaid-limit',
  'limit-reached',
] as const;

export type EmailKind = (typeof emailKinds)[number];

/** The subject matter of an email to the owner. */
export const ownerNews = ['booked', 'reserved', 'paid', 'cancelled', 'released', 'expired'] as const;
export type OwnerNews = (typeof ownerNews)[number];

/** Emails to the owner, not to a guest. */
export const ownerKinds: readonly EmailKind[] = [
  'booking-owner',
  'payment-owner',
  'refund-owner',
  'refund-refused',
  'payment-disputed',
  'stay-changed-owner',
  'enquiry-owner',
  'owner-digest',
  'calendar-conflict',
  'calendar-conflicts',
  'feed-health',
  'unpaid-limit',
  'limit-reached',
];

/** An attachment: its text, or its bytes in base64. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  readonly encoding?: 'base64';
}

export interface WrittenEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

/** An email to send, and the occasion that identifies it. */
export interface EmailToSend extends WrittenEmail {
  readonly kind: EmailKind | 'template-test';
  readonly messageKey: string;
  readonly toAddress: string;
  readonly replyTo?: string;
  readonly guestId: string | null;
  readonly bookingId: string | null;
  /** When it expires. An email without an expiry is sent however late it is. */
  readonly expiresAt?: Date;
}

/** A send that a worker has claimed. One of a sequence is written at that moment, from the current data. */
export interface ClaimedSend {
  readonly id: string;
  readonly kind: string;
  readonly isMarketing: boolean;
  readonly expiresAt: Date | null;
  readonly messageKey: string;
  readonly bookingId: string | null;
  readonly toAddress: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** How often the mail server has refused it. */
  readonly attempts: number;
  /** When it was first due. */
  readonly dueAt: Date;
}

/** The message for the mail server. */
export interface OutgoingEmail extends Omit<
  ClaimedSend,
  'isMarketing' | 'expiresAt' | 'attempts' | 'dueAt' | 'messageKey' | 'bookingId'
> {
  /** Where the recipient's email program can unsubscribe automatically (RFC 8058). */
  readonly unsubscribe?: string;
  /** The emails that it follows in a thread, oldest first. */
  readonly follows?: readonly string[];
}

/** An email as it was written at the moment of sending. */
export interface RewrittenEmail extends WrittenEmail {
  readonly toAddress: string;
  /** The state of the stay that the guest knows after this email. */
  readonly announces?: AnnouncedStay;
}
