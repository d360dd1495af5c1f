import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adjustmentOf, adjustmentText } from './price-adjustment.ts';

it.each([
  ['+10%', 'percent', '10'],
  [' -15.5 % ', 'percent', '-15.5'],
  ['−15.5%', 'percent', '-15.5'],
  ['+50', 'dollars', '50'],
  ['-$20.00', 'dollars', '-20.00'],
  ['+ $1,250', 'dollars', '1250'],
  ['-cheap', 'dollars', '-cheap'],
  ['--5', 'dollars', '--5'],
])('reads %s', (text, unit, value) => {
  expect(adjustmentOf(text)).toEqual({ unit, value });
});

it.each(['', '50', '10%', '$20.00', 'cheap'])('reads none in %j', (text) => {
  expect(adjustmentOf(text)).toBeUndefined();
});

it('reads what it writes', () => {
  const value = fc.integer({ min: -9_999, max: 9_999 }).map((hundredths) => String(hundredths / 100));
  fc.assert(
    fc.property(fc.constantFrom('percent' as const, 'dollars' as const), value, (unit, text) => {
      expect(adjustmentOf(adjustmentText({ unit, value: text }))).toEqual({ unit, value: text });
    }),
  );
});
