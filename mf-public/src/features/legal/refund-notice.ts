import { hoursInWords, type MoneyRules } from '@getaway/kernel/money-rules';

type Notices = Pick<MoneyRules, 'refundNoticeHours' | 'specialNoticeHours'>;

/** How early to cancel for a full refund, one sentence for each kind of booking that has a rule of its own (spec page 1, section 9). */
export function refundNotices({ refundNoticeHours, specialNoticeHours }: Notices): string[] {
  const cancel = (hours: number): string =>
    `cancel at least ${hoursInWords(hours)} before check-in for a full refund.`;
  if (refundNoticeHours === specialNoticeHours) return [`All bookings: ${cancel(refundNoticeHours)}`];
  return [
    `Standard bookings: ${cancel(refundNoticeHours)}`,
    `Holiday and special events (Valentine’s Day, for stays that include the night of February 13, 14, or 15): ${cancel(specialNoticeHours)}`,
  ];
}
