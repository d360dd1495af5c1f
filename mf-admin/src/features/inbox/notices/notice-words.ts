import type { NoticeKind, NoticeMode } from '@getaway/contracts/http/owner-notices';

/** What each kind of notice is about. */
export const noticeLabels: Readonly<Record<NoticeKind, string>> = {
  message: 'New message from a guest',
  booking: 'New booking',
  reservation: 'New reservation, not paid yet',
  'stay-change': 'Stay changed by the guest',
  payment: 'Balance paid by card',
  cancellation: 'Cancellation',
  dispute: 'Disputed payment',
  'failed-feed': 'Calendar feed that can’t be read',
};

export const modeLabels: Readonly<Record<NoticeMode, string>> = {
  'at-once': 'Right away',
  digest: 'In the digest',
  off: 'Off',
};

/** 0 to '12:00 AM', 15 to '3:00 PM'. */
export function hourInWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}
