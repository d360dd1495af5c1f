/** Who a mail is from or for. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export const mailKinds = [
  'booking-reserved',
  'payment-reminder',
  'reservation-ended',
  'booking-confirmed',
  'booking-cancelled',
  'refund-guest',
  'refund-owner',
  'enquiry-owner',
  'enquiry-receipt',
  'newsletter-code',
  'calendar-conflict',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** A file that goes with a mail; its content is text. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

/** A mail that is to go out, and the occasion that makes it one and not two. */
export interface IntendedMail extends WrittenMail {
  readonly kind: MailKind;
  readonly messageKey: string;
  readonly toAddress: string;
  readonly replyTo?: string;
  readonly guestId: string | null;
  readonly bookingId: string | null;
}

/** A send that a worker has in hand. */
export interface ClaimedSend {
  readonly id: string;
  readonly kind: string;
  readonly toAddress: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** How often the mail server refused it before. */
  readonly attempts: number;
}
