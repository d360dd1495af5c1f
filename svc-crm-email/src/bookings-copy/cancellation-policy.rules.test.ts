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
      createdAt: '2027-01-01T15:00:00.000Z',
    }),
    'America/New_York',
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
    'Your stay includes a Valentine’s night. Cancel at least 10 days before check-in, until Tue, Feb 2 at 4:00 PM EST, for a full refund. After that, your payment can’t be refunded.',
  );
});

test('the end of the full refund has its year where the stay was booked in another one', () => {
  const checkIn = { checkInDate: calendarDate('2027-06-09'), checkInTime: '16:00' };
  const booking = bookingState({
    ...{ ...checkIn, cancellationNoticeHours: 48 },
    createdAt: '2027-01-01T02:00:00.000Z',
  });
  expect(policySentence(booking, 'America/New_York')).toContain('until Mon, Jun 7, 2027 at 4:00 PM EDT, for');
});

test.each([
  // Check-in is at 4 PM in New York, 20:00 in UTC.
  [
    '2027-06-07T19:59:59.000Z',
    /^Cancel at least 48 hours before check-in, until Mon, Jun 7 at 4:00 PM EDT, for a full refund\./,
  ],
  [
    '2027-06-07T20:00:00.000Z',
    /^You booked less than 48 hours before check-in, so your payment can’t be refunded if you cancel\.$/,
  ],
])('a stay that was booked at %s promises no refund that nobody can get', (createdAt, words) => {
  const checkIn = { checkInDate: calendarDate('2027-06-09'), checkInTime: '16:00' };
  const booking = bookingState({ ...checkIn, cancellationNoticeHours: 48, createdAt });
  expect(policySentence(booking, 'America/New_York')).toMatch(words);
});

test('another check-in time that the guest has chosen since does not move the end of the full refund', () => {
  const booking = bookingState({
    ...{ checkInDate: calendarDate('2027-06-09'), checkInTime: '21:00', refundCheckInTime: '17:00' },
    ...{ cancellationNoticeHours: 48, createdAt: '2027-01-01T15:00:00.000Z' },
  });
  expect(policySentence(booking, 'America/New_York')).toBe(
    'Cancel until Mon, Jun 7 at 5:00 PM EDT for a full refund. After that, your payment can’t be refunded.',
  );
});

test('names only the moment for a stay with an early check-in, which does not move it', () => {
  const booking = bookingState({ opensAt: '12:00', cancellationNoticeHours: 48 });
  expect(policySentence(booking, 'America/New_York')).toBe(
    'Cancel until Mon, Jun 7 at 4:00 PM EDT for a full refund. After that, your payment can’t be refunded.',
  );
});

test('does not name Valentine’s Day where it has the notice of other days', () => {
  const valentine = { checkInDate: calendarDate('2027-02-12'), checkOutDate: calendarDate('2027-02-14') };
  const booking = bookingState({
    ...valentine,
    ...{ cancellationNoticeHours: 72, createdAt: '2027-01-01T15:00:00.000Z' },
  });
  expect(policySentence(booking, 'America/New_York', 48)).toContain('Valentine');
  expect(policySentence(booking, 'America/New_York', 72)).not.toContain('Valentine');
});
