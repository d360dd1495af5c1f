import type { NoticeKind, NoticeSettings } from '@getaway/contracts/http/owner-notices';
import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { hourMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import type { Amendment } from '../booking-emails/merge-amendments.rules.ts';
import type { EmailToSend } from '../delivery/email.rules.ts';

/** What a list of news shows of one besides its subject. */
export interface ListedNotice {
  /** The guest or the feed. */
  readonly who: string;
  /** The booking, or the address of a visitor without one; '' when the subject names the booking. */
  readonly about: string;
  /** The beginning of a message, or what changed; '' when the subject says everything. */
  readonly text: string;
  /** Its page in the back office, such as `/admin/inbox?thread=…`. */
  readonly path: string;
}

/** News for the owner: the email about it alone, and its entry among others. */
export interface OwnerNotice {
  readonly email: EmailToSend;
  readonly listed: ListedNotice;
  /** Whose news it is, such as a thread, where one guest can cause many. */
  readonly sender?: string;
  /** Sent by a guest with a confirmed booking, from its page. */
  readonly isBooked?: boolean;
  /** What a guest changed about a stay. */
  readonly amendment?: Amendment;
}

/** News that one sender can cause many times. */
export type CollectedNotice = OwnerNotice & Required<Pick<OwnerNotice, 'sender' | 'isBooked'>>;

/** News that is stored until its email. */
export interface WaitingNotice {
  readonly messageKey: string;
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly createdAt: Date;
  readonly listed: ListedNotice;
  readonly sender: string | null;
  readonly isBooked: boolean;
  /** Where the owner answers to. */
  readonly address: string | null;
  readonly amendment: Amendment | null;
}

/** A sender whose news have waited long enough. */
export interface DueSender {
  readonly sender: string;
  readonly isBooked: boolean;
}

const mostShown = 200;

/** The beginning of a text in one line, so that it cannot pass for another entry of a list. */
export function excerptOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  if (characters.length <= mostShown) return characters.join('');
  return `${characters.slice(0, mostShown).join('').trimEnd()}…`;
}

/** The list of bookings, reduced to one. */
export function bookingPath(reference: string): string {
  return `/admin/bookings?${new URLSearchParams({ search: reference }).toString()}`;
}

/** A thread in the inbox. */
export function threadPath(threadId: string): string {
  return `/admin/inbox?${new URLSearchParams({ thread: threadId }).toString()}`;
}

/**
 * News in the order of a list that may be cut: those of guests who have booked first, then the first of each sender, then the
 * second of each, so that no sender keeps others off the list.
 */
export function fairOrder<Notice extends { readonly sender: string | null; readonly isBooked: boolean }>(
  notices: readonly Notice[],
): Notice[] {
  const seen = new Map<string, number>();
  const ranked = notices.map((notice) => {
    const { sender } = notice;
    const rank = sender === null ? 0 : (seen.get(sender) ?? 0);
    if (sender !== null) seen.set(sender, rank + 1);
    return { notice, rank };
  });
  return ranked
    .toSorted((a, b) => Number(b.notice.isBooked) - Number(a.notice.isBooked) || a.rank - b.rank)
    .map(({ notice }) => notice);
}

/** Before the owner changes anything: an email for each. */
export const usualNotices: NoticeSettings = {
  kinds: {
    message: 'at-once',
    booking: 'at-once',
    reservation: 'at-once',
    'stay-change': 'at-once',
    payment: 'at-once',
    cancellation: 'at-once',
    dispute: 'at-once',
    'failed-feed': 'at-once',
  },
  digest: { interval: 'daily', hour: 8 },
};

/** The kinds as a digest names them, in its order. */
export const noticeNames: Readonly<Record<NoticeKind, string>> = {
  message: 'Messages',
  booking: 'Bookings',
  reservation: 'Reservations',
  'stay-change': 'Changes by guests',
  payment: 'Payments',
  cancellation: 'Cancellations',
  dispute: 'Disputes',
  'failed-feed': 'Calendar feeds',
};

/** The latest time for a digest that is not after `now`, on the clocks of the house. News from before it are due. */
export function lastDigestTime(
  { interval, hour }: NoticeSettings['digest'],
  now: Date,
  timeZone: string,
): Date {
  if (interval === 'hourly') return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const today = dateInZone(now, timeZone);
  const time = `${String(hour).padStart(2, '0')}:00`;
  const at = instantInZone(today, time, timeZone);
  return at <= now ? at : instantInZone(addDays(today, -1), time, timeZone);
}
