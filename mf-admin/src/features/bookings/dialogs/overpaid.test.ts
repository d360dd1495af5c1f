import { expect, test } from 'vitest';
import { moreThanDue, overpaidOf } from './overpaid.ts';

test.each([
  ['-40.00', '100.00', '40.00'],
  ['-140.00', '100.00', '100.00'],
  ['40.00', '100.00', ''],
  ['0.00', '100.00', ''],
  [null, '100.00', ''],
])('a balance of %s with %s left suggests a refund of "%s"', (balance, most, suggested) => {
  expect(overpaidOf(balance, most)).toBe(suggested);
});

test.each([
  ['1500', '866.70', '$866.70 is left to pay. This is $633.30 more, and the guest’s email will say so.'],
  ['10', '-5.00', 'Nothing is left to pay. This is $10.00 more, and the guest’s email will say so.'],
  ['866.70', '866.70', undefined],
  ['', '866.70', undefined],
  [undefined, '866.70', undefined],
  ['abc', '866.70', undefined],
  ['10', null, undefined],
])('an amount of %s with %s left warns: %s', (amount, balance, warning) => {
  expect(moreThanDue(amount, balance)).toBe(warning);
});
