import { expect, test } from 'vitest';
import { overpaidOf } from './overpaid.ts';

test.each([
  ['-40.00', '100.00', '40.00'],
  ['-140.00', '100.00', '100.00'],
  ['40.00', '100.00', ''],
  ['0.00', '100.00', ''],
  [null, '100.00', ''],
])('a balance of %s with %s left suggests a refund of "%s"', (balance, most, suggested) => {
  expect(overpaidOf(balance, most)).toBe(suggested);
});
