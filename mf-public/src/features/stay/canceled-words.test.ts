import { expect, it } from 'vitest';
import { canceledWords } from './canceled-words.ts';

it.each([
  ['0.00', '0.00', 'Your booking is canceled.'],
  ['695.50', '0.00', 'Your booking is canceled. $695.50 is on its way back to your card.'],
  ['0.00', '652.70', 'Your booking is canceled. We’ll return $652.70 the way you paid.'],
  [
    '100.00',
    '20.00',
    'Your booking is canceled. $100.00 is on its way back to your card. We’ll return $20.00 the way you paid.',
  ],
])('with %s by card and %s by the house says only what happens', (toCard, byHouse, words) =>
  expect(canceledWords({ toCard, byHouse })).toBe(words),
);
