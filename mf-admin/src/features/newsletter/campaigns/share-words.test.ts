import { expect, it } from 'vitest';
import { withShare } from './share-words.ts';

it.each([
  [12, 50, '12 (24%)'],
  [0, 50, '0 (0%)'],
  [50, 50, '50 (100%)'],
  [1, 1_000, '1 (<1%)'],
  [1_999, 2_000, '1,999 (>99%)'],
  [0, 0, '0'],
  // One that was opened and bounced later.
  [3, 2, '3'],
])('%i of %i is “%s”', (count, total, words) => {
  expect(withShare(count, total)).toBe(words);
});
