import { expect, test } from 'vitest';
import { entryInWords, recorderInWords } from './entry-words.ts';

test.each([
  [{ kind: 'payment', method: 'card', amount: '599.20' }, 'Card payment'],
  [{ kind: 'payment', method: 'bank_transfer', amount: '10.00' }, 'Bank transfer payment'],
  [{ kind: 'refund', method: 'cash', amount: '-20.00' }, 'Cash refund'],
  [{ kind: 'refund', method: 'card', amount: '20.00' }, 'Card refund came back'],
  [{ kind: 'chargeback', method: 'card', amount: '-599.20' }, 'Chargeback'],
  [{ kind: 'chargeback_reversal', method: 'card', amount: '599.20' }, 'Chargeback reversed'],
] as const)('%j reads %s', (entry, words) => {
  expect(entryInWords(entry)).toBe(words);
});

test('an entry without an admin was made automatically', () => {
  expect(recorderInWords({ recordedBy: 'ada' })).toBe('by ada');
  expect(recorderInWords({ recordedBy: null })).toBe('automatically');
});
