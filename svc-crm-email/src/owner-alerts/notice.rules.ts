import type { NoticeKind, NoticeSettings } from '@getaway/contracts/http/owner-notices';
import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import { hourMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';

/** Before the owner changes anything: an email for each. */
export const usualNotices: NoticeSettings = {
  kinds: {
    message: 'at-once',
    booking: 'at-once',
    reservation: 'at-once',
    'stay-change': 'at-once',
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
