import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from '@getaway/kernel/dialed-number';
import { isCountryCode } from './country-codes.ts';
import { examplePhone, hasCountryCode, withCountryCode } from './house-phone.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isCountryCode(code));

describe('a number without a country code', () => {
  it.each([
    ['US', '757-555-0148', '+1 757 555 0148'],
    ['CA', '(757) 555-0148', '+1 757 555 0148'],
    ['US', '1 757 555 0148', '+1 757 555 0148'],
    ['BS', '242-555-0148 ext. 12', '+1 242 555 0148 ext. 12'],
    ['PT', '21 555 0182', '+351 21 555 0182'],
    ['ES', '91 123 45 67', '+34 911 23 45 67'],
    ['IT', '06 6982 0000', '+39 06 6982 0000'],
    ['DE', '089 / 1234-567', '+49 89 1234567'],
    ['DE', '(0)89 1234567', '+49 89 1234567'],
    ['GB', '020 7946 0958', '+44 20 7946 0958'],
    ['FR', '01 70 18 99 00', '+33 1 70 18 99 00'],
    ['JP', '０３-１２３４-５６７８', '+81 3 1234 5678'],
    ['HU', '06 1 234 5678', '+36 1 234 5678'],
    ['AR', '11 1234 5678', '+54 11 1234 5678'],
    ['PT', '0049 89 1234567', '+49 89 1234567'],
    ['US', '011 44 20 7946 0958', '+44 20 7946 0958'],
    ['US', '0049 30 901820', '+49 30 901820'],
  ])('is read in the house’s country: in %s, %s is %s', (country, phone, complete) => {
    expect(withCountryCode(phone, country)).toBe(complete);
  });

  it.each([
    ['US', '555-0148'],
    ['PT', '21 555 018'],
    ['ZZ', '912 345 678'],
    ['GB', 'call us'],
    ['GB', ''],
  ])('stays as it is where that country has no such number: in %s, “%s”', (country, phone) => {
    expect(withCountryCode(phone, country)).toBe(phone);
    expect(hasCountryCode(phone)).toBe(false);
  });
});

it.each([
  ['PT', '+44 (0)20 7946 0958'],
  ['US', ' +1 (404) 555-0137 ext. 12'],
  ['JP', '＋81 3-1234-5678'],
])('keeps a number with a country code as it was typed: in %s, %s', (country, phone) => {
  expect(withCountryCode(phone, country)).toBe(phone);
  expect(hasCountryCode(phone)).toBe(true);
});

it('has an example for each country that is a number with its country code', () => {
  expect(examplePhone('PT')).toBe('+351 912 345 678');
  expect(countries.length).toBeGreaterThan(240);
  for (const country of countries) expect(isPhoneNumber(examplePhone(country)), country).toBe(true);
});
