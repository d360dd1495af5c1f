import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { daysToPrice } from './days-to-price.ts';

const today = calendarDate('2026-11-30');

it.each([
  ['price jun 20 310', '2027-06-20', '2027-06-20', '310'],
  ['set price june 20 $310', '2027-06-20', '2027-06-20', '310'],
  ['change 2026-12-24 1,400.50', '2026-12-24', '2026-12-24', '1400.50'],
  ['price 2027-06-20 310', '2027-06-20', '2027-06-20', '310'],
  ['price jun 20-22 310', '2027-06-20', '2027-06-22', '310'],
  ['price jun 20 to jul 2 at 310', '2027-06-20', '2027-07-02', '310'],
  ['price 2027-06-20 - 2027-06-22 310', '2027-06-20', '2027-06-22', '310'],
  ['set jun 20 to 310', '2027-06-20', '2027-06-20', '310'],
  ['price 310 jun 20', '2027-06-20', '2027-06-20', '310'],
  ['price $310 for jun 20-22', '2027-06-20', '2027-06-22', '310'],
  ['310 jun 20', '2027-06-20', '2027-06-20', '310'],
  ['$310.50 june 20-22', '2027-06-20', '2027-06-22', '310.50'],
  ['price jun 20', '2027-06-20', '2027-06-20', undefined],
  ['price jun 20-22', '2027-06-20', '2027-06-22', undefined],
  ['price 6/20', '2027-06-20', '2027-06-20', undefined],
  ['price 20 jun 95', '2027-06-20', '2027-06-20', '95'],
  ['price nov 28 - dec 5 310', '2026-11-28', '2026-12-05', '310'],
  ['price jun 20 99999999999', '2027-06-20', '2027-06-20', undefined],
  ['price sat 310', undefined, undefined, undefined],
  // It may be the beginning of a year.
  ['jun 20 310', undefined, undefined, undefined],
  // It may be the beginning of June 2027, or of a phone number.
  ['3 jun 20', undefined, undefined, undefined],
  ['404 6/20', undefined, undefined, undefined],
  ['price 2026-06-20 310', undefined, undefined, undefined],
])('%j: %s to %s at %s', (search, start, end, price) => {
  const [first] = daysToPrice(search, today);
  expect(first).toEqual(start === undefined ? undefined : { days: { start, end }, price });
});
