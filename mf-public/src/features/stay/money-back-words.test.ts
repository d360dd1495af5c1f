import { expect, it } from 'vitest';
import { exampleStay } from '@getaway/testing/example-stay';
import { moneyBackWords } from './money-back-words.ts';

const { money } = exampleStay;

it.each([
  [
    'a refund to a card',
    { refund: '695.50', toCard: '695.50', reason: 'in-time' },
    money,
    'We’ll refund $695.50 to the card you paid with. Most banks show a refund within 5-7 business days.',
  ],
  [
    'a refund by hand',
    { refund: '695.50', byHouse: '695.50', reason: 'in-time' },
    money,
    'We’ll return $695.50 the way you paid.',
  ],
  ['a late cancellation', { refund: '0.00', reason: 'too-late' }, money, 'Nothing will be refunded.'],
  [
    'a stay whose payment the house arranges',
    { refund: '0.00', reason: 'nothing-paid' },
    { ...money, paid: '0.00' },
    'No refund is made automatically.',
  ],
  [
    'a stay that costs nothing',
    { refund: '0.00', reason: 'nothing-paid' },
    { ...money, paid: '0.00', total: '0.00' },
    'Your stay cost nothing, so there’s nothing to refund.',
  ],
] as const)('says before it what happens to the money of %s', (_what, preview, paid, words) =>
  expect(
    moneyBackWords({ toCard: '0.00', byHouse: '0.00', ...preview }, { status: 'confirmed', money: paid }),
  ).toBe(words),
);
