import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { centsFromDollars } from '@getaway/kernel/money';
import { bookingState } from '@getaway/testing/booking-state';
import { priceLines } from './price-lines.rules.ts';

const { quote } = bookingState();

test('lists the chosen items and the charges, and nothing that costs nothing', () => {
  const lines = priceLines({
    ...quote,
    nights: [
      {
        date: calendarDate('2027-02-14'),
        rate: '250.00',
        surcharge: '200.00',
        label: 'Sunday, Valentine’s Day',
      },
    ],
    addOns: [{ id: 'a', name: 'Couples massage', price: '240.00' }],
    discount: '50.00',
    promo: { code: 'ESCAPE-AB12CD', name: 'Escape', discountType: 'fixed', discountValue: '50.00' },
    taxRate: 0.0725,
  });
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Sunday, Valentine’s Day', 45_000],
    ['Couples massage', 24_000],
    ['Cleaning fee', 16_000],
    ['Discount ESCAPE-AB12CD', -5_000],
    ['Card fee', 1_400],
    ['Tax 7.25%', 4_018],
  ]);
  expect(priceLines({ ...quote, cardFee: '0.00' }).map(({ label }) => label)).not.toContain('Card fee');
  const noCleaning = priceLines({ ...quote, cleaningFee: '0.00' }).map(({ label }) => label);
  expect(noCleaning).not.toContain('Cleaning fee');
  const untaxed = priceLines({ ...quote, taxRate: 0, tax: '0.00' }).map(({ label }) => label);
  expect(untaxed.join()).not.toContain('Tax');
});

test('lists what is taken off the nights with its reason, right below them', () => {
  const label = '10% off for 7 nights or more';
  const stayDiscounts = [{ kind: 'long-stay', label, percent: 10, amount: '45.00' }];
  const lines = priceLines({ ...quote, stayDiscounts });
  const place = lines.findIndex((line) => line.label === label);
  expect(lines[place]).toEqual({ kind: 'extra', label, amount: -4_500 });
  expect(lines[place - 1]?.kind).toBe('night');
});

test('adds up to the total of the quote', () => {
  const sum = priceLines(quote).reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(centsFromDollars(quote.total));
});
