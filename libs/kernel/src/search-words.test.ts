import { expect, test } from 'vitest';
import { phoneDigits, searchWords } from './search-words.ts';

test('a search has its words, whatever is between them', () => {
  expect(searchWords('  okafor   andre ')).toEqual(['okafor', 'andre']);
  expect(searchWords(undefined)).toEqual([]);
});

test('a telephone number is its digits, with or without the code of the country', () => {
  for (const written of ['+14045550198', '+1 404 555 0198', '1 (404) 555-0198', '404.555.0198'])
    expect(phoneDigits(written)).toBe('4045550198');
  expect(phoneDigits('555-0198')).toBe('5550198');
  for (const other of ['12', 'room 404', '2027-06-09a']) expect(phoneDigits(other)).toBeUndefined();
});
