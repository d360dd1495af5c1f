import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { dateRange } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface ThreadEmails {
  /** To the guest: what staff wrote. */
  threadReply(reply: {
    /** Chosen by staff; null for the one that all emails of a thread have. */
    readonly subject: string | null;
    readonly text: string;
    /** Null when it is not known. */
    readonly firstName: string | null;
    /** The stay that it is about. */
    readonly booking: BookingState | undefined;
    /** Whether the guest wrote first. */
    readonly isAnswer: boolean;
  }): WrittenEmail;
}

export function createThreadEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  stayLink: string;
}): ThreadEmails {
  const { write, property } = options;
  return {
    threadReply: ({ subject, text, firstName, booking, isAnswer }) =>
      write('thread-reply', {
        // The same for all emails of a thread: email programs group them by it.
        subject:
          subject ?? (isAnswer ? `Re: Your message to ${property.name}` : `A message from ${property.name}`),
        preview: text.slice(0, 120),
        guest: { firstName },
        greets: !opensWithGreeting(text, firstName),
        message: text,
        isAnswer,
        stayLink: booking ? options.stayLink : '',
        stay: booking
          ? `${dateRange(booking.checkInDate, booking.checkOutDate)} (${booking.bookingReference})`
          : '',
      }),
  };
}

const greetings = /^(?:hi|hello|hey|dear|welcome|good (?:morning|afternoon|evening))\b/iu;

/** Whether staff greet the guest themselves, as saved replies often do: the email then adds no greeting of its own. */
export function opensWithGreeting(text: string, firstName: string | null): boolean {
  const start = text.trimStart();
  if (greetings.test(start)) return true;
  return Boolean(firstName) && start.toLowerCase().startsWith(`${firstName?.toLowerCase()},`);
}
