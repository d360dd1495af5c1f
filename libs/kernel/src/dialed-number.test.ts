import { expect, it } from 'vitest';
import { dialedNumber, isDialable, isPhoneNumber } from './dialed-number.ts';

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

it.each([
  '+1 404 555 0137',
  '(404) 555-0137',
  '1-404-555-0137',
  '404.555.0137 ext. 12',
  '+1 (404) 555‑0137 x7',
  '+44 (0)20 7946 0958',
  '020 7946 0958',
  '+49 89 / 1234-567',
  '0049 89 1234567',
  '+33 1 70 18 99 00',
  '+39 06 6982',
  '+351 21 555 0182',
  '+81 3-1234-5678',
  '011 123 4567',
  '０３-１２３４-５６７８',
  '+55 (11) 91234-5678',
  '+91 98765 43210',
  '0011 61 2 5550 1234',
  '+354 555 0137',
  '+352 27 12 25',
])('“%s” is a phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
  expect(isDialable(phone)).toBe(true);
});

it.each([
  '',
  'call us',
  '911',
  '12345',
  '000 000 0000',
  '+1 404 555 013',
  '+1 404 555 01377',
  '+1 104 555 0137',
  '+0 404 555 0137',
  '404 + 555 0137',
  '1-800-LANTERN',
  '404 555 0137 or 404 555 0138',
  '404 555 0137 / 404 555 0138',
  '555-0137 / 555-0138',
  '404 555 0137 (call after 6)',
  'stay@lanternhollow.example',
  '@LanternHollow',
])('“%s” is none', (phone) => expect(isPhoneNumber(phone)).toBe(false));

it.each(['911', '112', '1 1 2', '15', '116 117'])('“%s” can be dialed', (phone) =>
  expect(isDialable(phone)).toBe(true),
);

it.each(['', '1', 'the ranger', '911 or 112'])('“%s” cannot', (phone) =>
  expect(isDialable(phone)).toBe(false),
);
