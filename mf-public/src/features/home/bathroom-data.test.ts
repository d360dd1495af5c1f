import { expect, it } from 'vitest';
import { bathroomData } from './bathroom-data.ts';

it.each([
  [1, [1, 1, 0]],
  [1.5, [2, 1, 1]],
  [2.5, [3, 2, 1]],
  [3, [3, 3, 0]],
] as const)('describes %d bathrooms in whole numbers', (bathrooms, [total, full, partial]) => {
  expect(bathroomData(bathrooms)).toEqual({
    numberOfBathroomsTotal: total,
    numberOfFullBathrooms: full,
    numberOfPartialBathrooms: partial,
  });
});
