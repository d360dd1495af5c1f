import { expect, it } from 'vitest';
import { housekeepingWords } from './housekeeping.ts';

it('says what pays for the cleaning, in the name that the fee has everywhere', () => {
  expect(housekeepingWords(['Fireplace', 'Housekeeping'], 160)).toBe(
    'Professional cleaning is included in the fixed cleaning fee',
  );
  expect(housekeepingWords(['Daily housekeeping'], 0)).toBe('Professional cleaning is included in the price');
});

it('says nothing where the house doesn’t list housekeeping', () => {
  expect(housekeepingWords(['Fireplace', 'Movie room'], 160)).toBeUndefined();
});
