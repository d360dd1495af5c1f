import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['Fold the cover', 14, 'Fold the cover'],
  ['Fold the cover in half', 12, 'Fold the…'],
  ['Fold the cover in half', 14, 'Fold the cover…'],
  ['Fold it, then slide', 9, 'Fold it…'],
  ['Donaudampfschiff', 5, 'Donau…'],
])('cuts %j at %i characters to %j', (text, most, cut) => {
  expect(shortened(text, most)).toBe(cut);
});
