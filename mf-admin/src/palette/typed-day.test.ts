import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { typedDays, typedMonths } from './typed-day.ts';

const today = calendarDate('2026-11-30');

it.each([
  ['2026-12-12', '2026-12-12'],
  ['12/12', '2026-12-12'],
  ['1/5', '2027-01-05'],
  ['12/12/27', '2027-12-12'],
  ['12/12/2027', '2027-12-12'],
  ['Dec 12', '2026-12-12'],
  ['november 30', '2026-11-30'],
  ['sept 3', '2027-09-03'],
  ['dec. 12th, 2028', '2028-12-12'],
  ['12 dec 2026', '2026-12-12'],
  ['Today', '2026-11-30'],
  ['tomorrow', '2026-12-01'],
  ['5.12.2026', '2026-12-05'],
  ['5.12.', '2026-12-05'],
  ['31.12.26', '2026-12-31'],
  ['Feb 29', undefined],
  ['feb 29 2028', '2028-02-29'],
])('%j is %j', (search, day) => {
  expect(typedDays(search, today)[0]).toBe(day);
});

it.each([
  '',
  '12',
  '12.5',
  '1212',
  '555-0142',
  'Dec',
  'Dec 32',
  '13/12',
  'Mara 12',
  'Marchetti 3',
  '2026-02-31',
])('%j names no day', (search) => {
  expect(typedDays(search, today)).toEqual([]);
});

it.each([
  ['dec', '2026-12'],
  ['Sept.', '2027-09'],
  ['nov', '2026-11'],
  ['may', '2027-05'],
  ['jan 2028', '2028-01'],
  ['12/2026', '2026-12'],
  ['2026-12', '2026-12'],
  ['de', undefined],
  ['mara', undefined],
  ['dec 12', undefined],
  ['13/2026', undefined],
])('%j is the month %s', (search, month) => {
  expect(typedMonths(search, today)[0]).toBe(month);
});

it('offers the coming day or month before the last one, and only one where there is a year', () => {
  expect(typedDays('june 20', today)).toEqual(['2027-06-20', '2026-06-20']);
  expect(typedDays('june 20 2026', today)).toEqual(['2026-06-20']);
  expect(typedMonths('june', today)).toEqual(['2027-06', '2026-06']);
  expect(typedMonths('june 2026', today)).toEqual(['2026-06']);
});
