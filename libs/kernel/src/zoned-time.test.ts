import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { instantInZone } from './zoned-time.ts';

test.each([
  ['2027-01-15', '16:00', '2027-01-15T21:00:00.000Z'],
  ['2027-07-15', '16:00', '2027-07-15T20:00:00.000Z'],
  ['2027-03-14', '11:00', '2027-03-14T15:00:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
  ['2027-11-07', '16:00', '2027-11-07T21:00:00.000Z'],
])('%s %s in New York is %s', (date, time, instant) => {
  expect(instantInZone(calendarDate(date), time, 'America/New_York').toISOString()).toBe(instant);
});
