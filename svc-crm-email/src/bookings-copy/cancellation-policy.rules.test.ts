import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { policySentence } from './cancellation-policy.rules.ts';

const policyOf = (checkInDate: string, checkOutDate: string, cancellationNoticeHours?: number): string =>
  policySentence(
    bookingState({
      checkInDate: calendarDate(checkInDate),
      checkOutDate: calendarDate(checkOutDate),
      cancellationNoticeHours,
    }),
  );

test.each([
  ['2027-06-09', '2027-06-11', '48 hours'],
  ['2027-02-11', '2027-02-13', '48 hours'],
  ['2027-02-12', '2027-02-14', '7 days'],
  ['2027-02-15', '2027-02-16', '7 days'],
  ['2027-02-16', '2027-02-18', '48 hours'],
])('an old event of a stay from %s to %s has the first policy: %s', (checkIn, checkOut, notice) => {
  expect(policyOf(checkIn, checkOut)).toContain(`Cancel at least ${notice} before check-in`);
});

test('a stay has the notice that was stored with it', () => {
  expect(policyOf('2027-06-09', '2027-06-11', 72)).toContain('at least 72 hours before');
  expect(policyOf('2027-02-12', '2027-02-14', 240)).toBe(
    'Your stay includes a Valentine’s night. Cancel at least 10 days before check-in for a full refund. After that, your payment can’t be refunded.',
  );
});
