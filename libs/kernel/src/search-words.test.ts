import { expect, test } from 'vitest';
import { areInAWord, endOfNumber, phoneDigits, searchWords } from './search-words.ts';

test('a search is split into words at any whitespace', () => {
  expect(searchWords('  okafor   andre ')).toEqual(['okafor', 'andre']);
  expect(searchWords(undefined)).toEqual([]);
});

test('a phone number is reduced to its digits, with or without the country code', () => {
  for (const written of ['+14045550198', '+1 404 555 0198', '1 (404) 555-0198', '404.555.0198'])
    expect(phoneDigits(written)).toBe('4045550198');
  expect(phoneDigits('555-0198')).toBe('5550198');
  for (const other of ['12', 'room 404', '2027-06-09a']) expect(phoneDigits(other)).toBeUndefined();
});

test('the digits of a search are part of one of its words, or of none', () => {
  expect(areInAWord('4045550198', '+14045550198')).toBe(true);
  expect(areInAWord('4045550198', '404 555 0198')).toBe(false);
  expect(areInAWord('5550198', '555-0198')).toBe(false);
});

test('the end of a number is its last five digits, or all of a shorter one', () => {
  expect(endOfNumber('4045550198')).toBe('50198');
  expect(endOfNumber('555')).toBe('555');
});
