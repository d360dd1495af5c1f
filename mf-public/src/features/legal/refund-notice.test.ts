import { expect, it } from 'vitest';
import { refundNotices } from './refund-notice.ts';

it('lists the notice of each kind of booking', () => {
  expect(refundNotices({ refundNoticeHours: 48, specialNoticeHours: 168 })).toEqual([
    'Standard bookings: cancel at least 48 hours before check-in for a full refund.',
    'Holiday and special events (Valentine’s Day, for stays that include the night of February 13, 14, or 15): cancel at least 7 days before check-in for a full refund.',
  ]);
});

it('says it once where both are the same', () => {
  expect(refundNotices({ refundNoticeHours: 336, specialNoticeHours: 336 })).toEqual([
    'All bookings: cancel at least 14 days before check-in for a full refund.',
  ]);
});
