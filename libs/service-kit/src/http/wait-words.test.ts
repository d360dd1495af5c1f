import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test.each([
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in about 2 minutes'],
  [15 * 60, 'in about 15 minutes'],
  [56 * 60, 'in about an hour'],
  [64 * 60, 'in about an hour'],
  [66 * 60, 'in about 2 hours'],
  [24 * 3_600 + 60, 'in about 24 hours'],
  [60 * 3_600, 'in about 3 days'],
])('says of %i seconds: %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
