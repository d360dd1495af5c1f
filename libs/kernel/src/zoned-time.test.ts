import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { instantInZone, stampInZone } from './zoned-time.ts';

test.each([
  ['2027-01-15', '16:00', '2027-01-15T21:00:00.000Z'],
  ['2027-07-15', '16:00', '2027-07-15T20:00:00.000Z'],
  ['2027-03-14', '11:00', '2027-03-14T15:00:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
  ['2027-11-07', '16:00', '2027-11-07T21:00:00.000Z'],
])('%s %s in New York is %s', (date, time, instant) => {
  expect(instantInZone(calendarDate(date), time, 'America/New_York').toISOString()).toBe(instant);
});

test.each([
  ['2027-02-13T21:00:05.999Z', '2027-02-13 16:00:05'],
  ['2027-07-01T03:30:00Z', '2027-06-30 23:30:00'],
  ['1969-12-31T23:59:59.500Z', '1969-12-31 18:59:59'],
])('%s is %s in a file of the house', (instant, stamp) => {
  expect(stampInZone(new Date(instant), 'America/New_York')).toBe(stamp);
});
