import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { dayHint } from './day-hint.ts';

const today = calendarDate('2026-11-30');

it.each([
  ['Feb 30', 'There’s no February 30.'],
  ['price feb 30 310', 'There’s no February 30.'],
  ['310 feb 30', 'There’s no February 30.'],
  ['price feb 27-30 310', 'There’s no February 30.'],
  ['price 2027-02-30 310', 'There’s no February 30.'],
  ['jun 31', 'There’s no June 31.'],
  ['2/30', 'There’s no February 30.'],
  ['feb 29', 'February 29 comes only in leap years: add its year, such as “Feb 29, 2028”.'],
  ['price feb 29 310', 'February 29 comes only in leap years: add its year, such as “Feb 29, 2028”.'],
  ['feb 29 2027', 'There’s no February 29 in 2027.'],
  ['13/12', 'There’s no month 13. Type the month first, as in 12/13.'],
  ['2027-14-40', 'There’s no month 14.'],
  ['price jun 22-20 310', 'The last night is before the first: type the first one first, as in “jun 20-22”.'],
  ['price 2026-06-20 310', 'Jun 20, 2026 is over. Choose nights from today on.'],
  ['price 2026-06-20', 'Jun 20, 2026 is over. Choose nights from today on.'],
  ['2026-06-20', undefined],
  ['feb 28', undefined],
  ['price jun 20 310', undefined],
  ['price saturday 310', undefined],
  ['mara', undefined],
  ['555-0142', undefined],
  ['', undefined],
])('%j: %s', (search, words) => {
  expect(dayHint(search, today)).toBe(words);
});
