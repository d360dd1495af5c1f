import { expect, test } from 'vitest';
import { areDigitsEnough, endOfNumber, phoneDigits, searchWords } from './search-words.ts';

test('a search is split into words at any whitespace', () => {
  expect(searchWords('  okafor   andre ')).toEqual(['okafor', 'andre']);
  expect(searchWords(undefined)).toEqual([]);
});

test('a phone number is reduced to its digits, with or without the country code', () => {
  for (const written of [
    '+14045550198',
    '+1 404 555 0198',
    '1 (404) 555-0198',
    '404.555.0198',
    'tel: 404 555 0198',
    '404‑555–0198',
  ])
    expect(phoneDigits(written)).toBe('4045550198');
  expect(phoneDigits('555-0198')).toBe('5550198');
  for (const other of ['12', 'room 404', '2027-06-09a']) expect(phoneDigits(other)).toBeUndefined();
});

test('a whole phone number is found by its digits alone, and a part of one in words, too', () => {
  expect(areDigitsEnough('4045550198', '404 555 0198')).toBe(true);
  expect(areDigitsEnough('5550198', '555-0198')).toBe(true);
  expect(areDigitsEnough('404555', '404 555')).toBe(false);
  expect(areDigitsEnough('404555', '404555')).toBe(true);
});

test('the end of a number is its last five digits, or all of a shorter one', () => {
  expect(endOfNumber('4045550198')).toBe('50198');
  expect(endOfNumber('555')).toBe('555');
});
