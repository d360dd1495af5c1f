import type { MessageKind, ThreadMessage } from '@getaway/contracts/http/inbox';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatDate, formatTimeAtHouse } from '../format/dates.ts';
import { property } from '../property.ts';

/** How a message came, or went. */
export const kindWords: Readonly<Record<MessageKind, string>> = {
  enquiry: 'Contact form',
  chat: 'Chat',
  stay: 'Guest page',
  reply: 'Email',
};

/** Why a thread was not closed. */
export const staysOpen = 'A new message came in meanwhile, so the thread stays open';

/** The time of day for an instant of today at the house, else its date. */
export function whenInWords(instant: string, now: Date): string {
  const isToday = dateInZone(new Date(instant), property.timeZone) === dateInZone(now, property.timeZone);
  return isToday ? formatTimeAtHouse(instant) : formatDate(instant);
}

/** 1 to '1 unread thread'. */
export function unreadInWords(threads: number): string {
  return threads === 1 ? '1 unread thread' : `${threads.toLocaleString('en-US')} unread threads`;
}

/** What became of the email that carries a reply, where staff need to know; the rest is as expected. */
export function deliveryInWords(email: NonNullable<ThreadMessage['email']>): string | undefined {
  switch (email.status) {
    case 'sent':
      return undefined;
    case 'pending':
      return 'Sending';
    case 'failed':
      return 'Not delivered';
    case 'cancelled':
    case 'skipped':
      return 'Not sent';
    default:
      return email.status satisfies never;
  }
}
