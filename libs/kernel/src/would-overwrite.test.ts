import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wouldOverwrite } from './would-overwrite.ts';

const stored = fc.record({
  name: fc.string(),
  price: fc.constantFrom('10.00', '20.00', '30.00'),
  badge: fc.option(fc.string()),
  serviceIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
});

test('what was seen as it is stored is never overwritten by surprise, in whatever order its services are', () => {
  fc.assert(
    fc.property(stored, stored, (now, change) => {
      const seen = { ...now, serviceIds: now.serviceIds.toReversed() };
      expect(wouldOverwrite(now, seen, change)).toBe(false);
    }),
  );
});

test('a change is refused exactly if a field differs from what was seen and from what is wanted', () => {
  fc.assert(
    fc.property(
      stored,
      fc.constantFrom('10.00', '20.00', '30.00'),
      fc.constantFrom('10.00', '20.00'),
      (now, seen, wanted) => {
        const overwrites = now.price !== seen && now.price !== wanted;
        expect(wouldOverwrite(now, { price: seen }, { price: wanted })).toBe(overwrites);
      },
    ),
  );
});
