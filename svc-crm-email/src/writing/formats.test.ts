import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { dateRange } from './formats.ts';

test.each([
  ['2027-06-09', '2027-06-11', 'Wed, Jun 9 – Fri, Jun 11, 2027'],
  ['2027-06-30', '2027-07-02', 'Wed, Jun 30 – Fri, Jul 2, 2027'],
  ['2027-12-31', '2028-01-02', 'Fri, Dec 31, 2027 – Sun, Jan 2, 2028'],
])('%s to %s is written %s', (from, to, written) => {
  expect(dateRange(calendarDate(from), calendarDate(to))).toBe(written);
});
