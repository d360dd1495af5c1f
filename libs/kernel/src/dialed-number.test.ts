import { expect, it } from 'vitest';
import { dialedNumber } from './dialed-number.ts';

it.each([
  ['+1 404 555 0137', '+14045550137'],
  ['(404) 555-0137', '4045550137'],
  ['+1 (404) 555-0137 ext. 12', '+14045550137;ext=12'],
  ['404-555-0137 x7', '4045550137;ext=7'],
  // The zero is for callers inside of the country.
  ['+49 (0)89 / 1234-567', '+49891234567'],
  ['(0)89 1234567', '0891234567'],
  ['０３-１２３４', '031234'],
  ['911', '911'],
  ['call us', ''],
])('“%s” is dialed as “%s”', (phone, dialed) => expect(dialedNumber(phone)).toBe(dialed));
