import { expect, it } from 'vitest';
import { housekeepingWords } from './housekeeping.ts';

it('says what pays for the cleaning, in the name that the fee has everywhere', () => {
  const cleaning = 'professional cleaning';
  expect(housekeepingWords(['Fireplace', 'Housekeeping'], { cleaning, cleaningFee: 160 })).toBe(
    'Professional cleaning is included in the fixed cleaning fee',
  );
  expect(housekeepingWords(['Daily housekeeping'], { cleaning, cleaningFee: 0 })).toBe(
    'Professional cleaning is included in the price',
  );
  expect(housekeepingWords(['Housekeeping'], { cleaning: 'final cleaning', cleaningFee: 0 })).toBe(
    'Final cleaning is included in the price',
  );
});

it('says nothing where the house doesn’t list housekeeping', () => {
  expect(
    housekeepingWords(['Fireplace', 'Movie room'], { cleaning: 'cleaning', cleaningFee: 160 }),
  ).toBeUndefined();
});
