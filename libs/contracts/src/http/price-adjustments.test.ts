import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { priceAdjustmentInput, priceAdjustmentSchema } from './price-adjustments.ts';

it('refuses or passes any number on in the form of answers, not 0', () => {
  const units = fc.constantFrom('percent', 'dollars');
  const anyNumber = fc.oneof(
    fc.double(),
    fc.double({ min: -91, max: 501 }),
    fc.constantFrom(1e-9, 10.000000001),
  );
  fc.assert(
    fc.property(units, anyNumber, (unit, value) => {
      const parsed = v.safeParse(priceAdjustmentInput, { unit, value });
      if (!parsed.success) return;
      expect(v.is(priceAdjustmentSchema, parsed.output)).toBe(true);
      expect(Number(parsed.output.value)).not.toBe(0);
    }),
  );
});

it.each([
  ['percent', '+10', '10'],
  ['percent', -15.5, '-15.5'],
  ['percent', '0.01', '0.01'],
  ['percent', 10.000000001, '10'],
  ['dollars', ' -20 ', '-20.00'],
  ['dollars', 50, '50.00'],
])('reads %s of %s', (unit, value, read) => {
  expect(v.parse(priceAdjustmentInput, { unit, value })).toEqual({ unit, value: read });
});
