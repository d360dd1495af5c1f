import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { yearsOf } from './copied-years.ts';

it('names what begins in each year, the latest one first, and whether a leap day is in it', () => {
  const period = (kind: 'season' | 'override', name: string | null, firstDate: string, lastDate: string) => ({
    ...{ kind, name, firstDate: calendarDate(firstDate), lastDate: calendarDate(lastDate) },
  });
  expect(
    yearsOf([
      period('season', 'Summer', '2027-06-01', '2027-08-31'),
      period('override', null, '2028-02-29', '2028-02-29'),
      period('season', 'Ski', '2027-12-20', '2028-01-05'),
    ]),
  ).toEqual([
    { year: 2028, names: ['Override'], hasLeapDay: true },
    { year: 2027, names: ['Summer', 'Ski'], hasLeapDay: false },
  ]);
});
