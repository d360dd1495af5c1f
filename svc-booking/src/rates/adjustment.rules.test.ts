import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '@getaway/kernel/money';
import { adjustedPrice, adjustmentFromWire, type Adjustment } from './adjustment.rules.ts';

const price = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => cents(amount));
const percent = fc.integer({ min: -9_000, max: 50_000 }).map((hundredths) => ({
  hundredths,
  adjustment: adjustmentFromWire({ unit: 'percent', value: String(hundredths / 100) }),
}));
const dollars = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((hundredths) => ({
  hundredths,
  adjustment: adjustmentFromWire({ unit: 'dollars', value: (hundredths / 100).toFixed(2) }),
}));

it('stays within 0.00 and 100,000.00, and is more or less as the adjustment says', () => {
  fc.assert(
    fc.property(price, fc.oneof(percent, dollars), (otherwise, { hundredths, adjustment }) => {
      const adjusted = adjustedPrice(otherwise, adjustment);
      expect(adjusted).toBeGreaterThanOrEqual(0);
      expect(adjusted).toBeLessThanOrEqual(10_000_000);
      if (hundredths >= 0) expect(adjusted).toBeGreaterThanOrEqual(otherwise);
      else expect(adjusted).toBeLessThanOrEqual(otherwise);
    }),
  );
});

it('is at most half a cent from the exact percentage, and above it at just half a cent', () => {
  fc.assert(
    fc.property(price, percent, (otherwise, { hundredths, adjustment }) => {
      const exact = BigInt(otherwise) * BigInt(10_000 + hundredths);
      fc.pre(exact < 100_000_000_000n);
      const off = BigInt(adjustedPrice(otherwise, adjustment)) * 10_000n - exact;
      expect(off > -5_000n && off <= 5_000n).toBe(true);
    }),
  );
});

it('moves with the price: a dearer night stays the dearer one', () => {
  fc.assert(
    fc.property(price, price, fc.oneof(percent, dollars), (one, other, { adjustment }) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(adjustedPrice(low, adjustment)).toBeLessThanOrEqual(adjustedPrice(high, adjustment));
    }),
  );
});

it.each<[number, Adjustment, number]>([
  [27_500, '+12.22%', 30_861],
  [27_500, '-12.22%', 24_140],
  [20_000, '-200.01', 0],
  [20_000, '+50', 25_000],
  [9_000_000, '+500%', 10_000_000],
])('makes %i with %s %i', (otherwise, adjustment, expected) => {
  expect(adjustedPrice(cents(otherwise), adjustment)).toBe(expected);
});
