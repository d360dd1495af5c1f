import { expect, it } from 'vitest';
import { inWords } from './in-words.ts';

it.each([
  ['pending_payment', 'Pending payment'],
  ['date-night', 'Date night'],
  ['cancelled', 'Canceled'],
])('reads %s as %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
