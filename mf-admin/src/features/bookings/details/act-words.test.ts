import { expect, test } from 'vitest';
import { actInWords, actorInWords } from './act-words.ts';

test.each([
  ['marked-paid', 'ada', 'Marked as paid by ada'],
  ['payment-recorded', 'ada', 'Payment recorded by ada'],
  ['credit_note-issued', null, 'Credit note issued automatically'],
  ['paid-by-link', 'card provider', 'Paid online, reported by the card provider'],
  ['refund-refused', 'card provider', 'Refund refused, reported by the card provider'],
])('%s of %s reads as people say it', (action, actor, words) => {
  expect(actInWords(action) + actorInWords(actor)).toBe(words);
});
