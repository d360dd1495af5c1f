import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestReservation, passedLimit, type UnpaidNightLimits } from './unpaid-limits.rules.ts';

const usual = { perNetwork: 14, overall: 45, confirmedPerNetwork: 28, confirmedOverall: 90 };

it.each([
  [usual, 28],
  [{ ...usual, confirmedPerNetwork: 0, confirmedOverall: 45 }, 45],
  [{ ...usual, confirmedPerNetwork: 7 }, 14],
  [{ ...usual, confirmedPerNetwork: 0, confirmedOverall: 0 }, Infinity],
  [{ ...usual, perNetwork: 0, overall: 0 }, Infinity],
])('with the limits %o one stay may be reserved for at most %s nights', (limits, nights) => {
  expect(longestReservation(limits)).toBe(nights);
});

it('a stay passes the limits of an empty calendar exactly when it is not longer than that', () => {
  const limit = fc.integer({ min: 0, max: 60 });
  const anyLimits: fc.Arbitrary<UnpaidNightLimits> = fc.record({
    perNetwork: limit,
    overall: limit,
    confirmedPerNetwork: limit,
    confirmedOverall: limit,
  });
  const nothing = { ofNetwork: 0, overall: 0, allOfNetwork: 0, allOverall: 0 };
  fc.assert(
    fc.property(anyLimits, fc.integer({ min: 1, max: 70 }), (limits, nights) => {
      const ways = [false, true].map((isConfirmed) => passedLimit(limits, nothing, nights, isConfirmed));
      expect(ways.includes(undefined)).toBe(nights <= longestReservation(limits));
    }),
  );
});
