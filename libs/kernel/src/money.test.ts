import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, centsFromDollars, decimalFromCents, inDollars, shareOf } from './money.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);

describe('money', () => {
  it('is converted to the wire format and back without loss', () => {
    fc.assert(fc.property(amounts, (amount) => centsFromDollars(decimalFromCents(amount)) === amount));
  });

  it.each(['', '1.005', 'abc', '1e3', '1.', '.5', 'NaN'])('refuses %j as dollars', (text) => {
    expect(() => centsFromDollars(text)).toThrow(RangeError);
  });

  it('rounds a share half up, like decimal arithmetic', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000_000n), fc.bigInt(0n, 10_000n), (amount, share) => {
        const exact = amount * share;
        const rounded = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n);
        return BigInt(shareOf(cents(Number(amount)), Number(share))) === rounded;
      }),
    );
  });

  it('is displayed with separators and a true minus sign', () => {
    expect(inDollars(cents(179_867))).toBe('$1,798.67');
    expect(inDollars('-50')).toBe('−$50.00');
  });

  it('loses no cent in a sum', () => {
    expect(addCents(cents(10), cents(20))).toBe(30);
    expect(() => cents(0.1)).toThrow(RangeError);
  });
});
