import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, percentageOf } from './amount-of.ts';

test.each([
  ['$210', '210'],
  [' $ 210.50 ', '210.50'],
  ['US$210', '210'],
  ['USD 1,250', '1250'],
  ['1,250.00 USD', '1250.00'],
  ['1,250', '1250'],
  ['1 250', '1250'],
  ['1\u{a0}250.5', '1250.5'],
  ['1,234,567.89', '1234567.89'],
  ['250', '250'],
  ['', ''],
])('%j is the amount %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each(['1,25', '12,50', '0,500', '1,2500', '1.250,00', '1 25', '1,250 300', '-5', 'ten', '1e3', '$'])(
  '%j keeps what is wrong with it',
  (text) => {
    expect(amountOf(text)).toBe(text);
  },
);

test('an amount as it is shown to people is the amount again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (cents) => {
      const shown = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      expect(amountOf(shown)).toBe((cents / 100).toFixed(2));
    }),
  );
});

test('a percentage loses its sign alone', () => {
  expect(percentageOf(' 8.25% ')).toBe('8.25');
  expect(percentageOf('8,25%')).toBe('8,25');
});
