/** Who a mail is from or for. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export const emailKinds = [
  'booking-reserved',
  'payment-reminder',
  'reservation-confirmation',
  'reservation-ended',
  'reservation-released',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'booking-owner',
  'refund-guest',
  'refund-delayed',
  'refund-owner',
  'refund-refused',
  'enquiry-owner',
  'enquiry-receipt',
  'newsletter-code',
  'calendar-conflict',
  'calendar-conflicts',
  'feed-health',
  'unpaid-limit',
  'limit-reached',
] as const;

export type EmailKind = (typeof emailKinds)[number];

/** What an email to the owner is about. */
export const ownerNews = ['booked', 'reserved', 'paid', 'cancelled', 'released', 'expired'] as const;
export type OwnerNews = (typeof ownerNews)[number];

/** Emails to the house, not to a guest. */
export const ownerKinds: readonly EmailKind[] = [
  'booking-owner',
  'refund-owner',
  'refund-refused',
  'enquiry-owner',
  'calendar-conflict',
  'calendar-conflicts',
  'feed-health',
  'unpaid-limit',
  'limit-reached',
];

/** A file that goes with a mail; its content is text. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export interface WrittenEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

/** A mail that is to go out, and the occasion that makes it one and not two. */
export interface EmailToSend extends WrittenEmail {
  readonly kind: EmailKind | 'template-test';
  readonly messageKey: string;
  readonly toAddress: string;
  readonly replyTo?: string;
  readonly guestId: string | null;
  readonly bookingId: string | null;
  /** When it would be stale; mail without one goes out however late. */
  readonly expiresAt?: Date;
}

/** A send that a worker has in hand. One of a sequence is written then, from what is known by then. */
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
  /** How often the mail server refused it before. */
  readonly attempts: number;
  /** When it was to go out first. */
  readonly dueAt: Date;
}

/** What is handed to the mail server. */
export interface OutgoingEmail extends Omit<
  ClaimedSend,
  'isMarketing' | 'expiresAt' | 'attempts' | 'dueAt' | 'messageKey' | 'bookingId'
> {
  /** Where the reader's program can unsubscribe by itself (RFC 8058). */
  readonly unsubscribe?: string;
}
