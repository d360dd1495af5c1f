import { expect, it } from 'vitest';
import { compareMonths, lastYearInWords } from './compared.ts';

const months = [
  { month: '2026-12', bookings: 5, revenue: '500.00' },
  { month: '2027-01', bookings: 3, revenue: '-20.00' },
];

it('names the periods that are compared', () => {
  expect(compareMonths(months, ({ bookings }) => String(bookings))).toBe('Jan so far: 3, Dec: 5');
  expect(lastYearInWords(1_204, '2027')).toBe('All of 2026: 1,204');
});

it('compares nothing that an older service does not tell', () => {
  expect(compareMonths(undefined, () => '')).toBeUndefined();
  expect(lastYearInWords(undefined, '2027')).toBeUndefined();
});
