import type { EmailToSend, WrittenEmail } from '../delivery/email.rules.ts';
import type { DigestEmails } from './digest-emails.ts';

/** What the emails to the owner about messages need. */
export interface MessageNoticeDeps {
  readonly emails: DigestEmails;
  readonly ownerEmail: () => string;
  /** After an email about a sender, further messages are collected for this long. */
  readonly noticeEmailMs: number;
  /** Emails in 24 hours about visitors who have not booked, beyond which they are emailed together; 0 means no limit. */
  readonly enquiryEmails: number;
}

/** An email about several messages. */
export function messagesEmail(email: WrittenEmail, toAddress: string, messageKey: string): EmailToSend {
  return { ...email, kind: 'owner-digest', messageKey, toAddress, guestId: null, bookingId: null };
}
