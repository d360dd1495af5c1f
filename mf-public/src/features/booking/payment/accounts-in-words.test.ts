import { expect, it } from 'vitest';
import { accountsInWords } from './accounts-in-words.ts';

it.each([
  [['Venmo'], 'our Venmo account'],
  [['Venmo', 'Cash App'], 'either account'],
  [['Venmo', 'Cash App', 'Zelle'], 'one of these accounts'],
])('with %j, the guest sends the amount to %s', (services, words) => {
  expect(accountsInWords(services)).toBe(words);
});
