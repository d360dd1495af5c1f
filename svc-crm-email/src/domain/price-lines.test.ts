import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { priceLines } from './price-lines.ts';

const { quote } = bookingState();

test('lists what was chosen and what is due on it, and nothing that costs nothing', () => {
  const lines = priceLines({
    ...quote,
    nights: [
      { date: calendarDate('2027-02-14'), rate: 250, surcharge: 200, label: 'Sunday, Valentine’s Day' },
    ],
    addOns: [{ id: 'a', name: 'Couples massage', price: 240 }],
    discount: 50,
    promo: { code: 'ESCAPE-AB12CD', name: 'Escape', discountType: 'fixed', discountValue: 50 },
    taxRate: 0.0725,
  });
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Sunday, Valentine’s Day', 450],
    ['Couples massage', 240],
    ['Cleaning fee', 160],
    ['Discount ESCAPE-AB12CD', -50],
    ['Card processing 2.5%', 14],
    ['Tax 7.25%', 40.18],
  ]);
  expect(priceLines({ ...quote, cardFee: 0 }).map(({ label }) => label)).not.toContain(
    'Card processing 2.5%',
  );
});

test('adds up to the total of the quote', () => {
  const sum = priceLines(quote).reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  expect(sum / 100).toBe(quote.total);
});
