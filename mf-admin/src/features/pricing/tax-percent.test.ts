import { expect, test } from 'vitest';
import * as v from 'valibot';
import { changeTaxSetting } from '@getaway/contracts/http/staff-prices';
import { fractionOfPercent, percentOfFraction, taxPercent } from './tax-percent.ts';

test('converts every percentage with two decimals to the fraction the server stores', () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths++) {
    const typed = (hundredths / 100).toFixed(2);
    expect(v.is(taxPercent, typed)).toBe(true);
    const { rate } = v.parse(changeTaxSetting.body, { rate: fractionOfPercent(typed) });
    expect(percentOfFraction(rate)).toBe(typed);
  }
});

test('sends four decimals', () => {
  expect(fractionOfPercent('7')).toBe('0.0700');
  expect(fractionOfPercent('8.25')).toBe('0.0825');
});

test.each([
  ['', 'A percentage from 0 to 100'],
  ['-1', 'A percentage from 0 to 100'],
  ['100.01', 'Must be 100 percent or less'],
  ['7.125', 'Use at most two decimals'],
])('%j is refused: %s', (typed, message) => {
  expect(v.safeParse(taxPercent, typed).issues?.[0].message).toBe(message);
});
