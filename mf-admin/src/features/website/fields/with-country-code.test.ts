import { expect, test } from 'vitest';
import { withCountryCode } from './with-country-code.ts';

const inCountry = (country: string, phone: string) => withCountryCode(phone, { address: { country } });

test.each([
  ['757-555-0148', '+1 757-555-0148'],
  ['(757) 555-0148', '+1 (757) 555-0148'],
  ['1 757 555 0148', '+1 757 555 0148'],
  ['757-555-0148 ext. 12', '+1 757-555-0148 ext. 12'],
])('completes %s in the United States and Canada', (phone, complete) => {
  expect(inCountry('US', phone)).toBe(complete);
  expect(inCountry('CA', phone)).toBe(complete);
});

test('leaves other numbers as they are', () => {
  for (const phone of ['+44 20 7946 0958', '555-0148', 'call us', '', '011 44 20 7946 0958'])
    expect(inCountry('US', phone)).toBe(phone);
  expect(inCountry('DE', '7575550148')).toBe('7575550148');
});
