import { expect, it } from 'vitest';
import { arrivalInWords } from './arrival.ts';

it.each([
  ['16:00', null, '4:00 PM'],
  ['16:00', undefined, '4:00 PM'],
  ['16:00', '12:00', 'from 12:00 PM (early check-in)'],
  ['12:00', '12:00', '12:00 PM (early check-in)'],
  ['14:00', '12:00', '2:00 PM (early check-in from 12:00 PM)'],
  ['16:00', '17:00', '4:00 PM'],
])('describes an arrival at %s with check-in from %s', (checkInTime, opensAt, words) => {
  expect(arrivalInWords({ checkInTime, opensAt }, '16:00')).toBe(words);
});
