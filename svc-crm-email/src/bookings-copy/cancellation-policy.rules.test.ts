import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cancellationNotice } from './cancellation-policy.rules.ts';

test.each([
  ['2027-06-09', '2027-06-11', '48 hours'],
  ['2027-02-11', '2027-02-13', '48 hours'],
  ['2027-02-12', '2027-02-14', '7 days'],
  ['2027-02-15', '2027-02-16', '7 days'],
  ['2027-02-16', '2027-02-18', '48 hours'],
])('a stay from %s to %s can be canceled until %s before', (checkIn, checkOut, notice) => {
  expect(cancellationNotice({ checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) })).toBe(
    notice,
  );
});
