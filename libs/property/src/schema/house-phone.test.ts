import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from '@getaway/kernel/dialed-number';
import { isCountryCode } from './country-codes.ts';
import { plansOf } from './country-phones.ts';
import { examplePhone, hasCountryCode, withCountryCode } from './house-phone.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => isCountryCode(code));

describe('a number without a country code', () => {
  it.each([
    ['US', '757-555-0148', '+1 757-555-0148'],
    ['CA', '(757) 555-0148', '+1 (757) 555-0148'],
    ['US', '1 757 555 0148', '+1 757 555 0148'],
    ['BS', '242-555-0148 ext. 12', '+1 242-555-0148 ext. 12'],
    ['PT', '912 345 678', '+351 912 345 678'],
    ['ES', '91 123 45 67', '+34 91 123 45 67'],
    ['IT', '06 6982 0000', '+39 06 6982 0000'],
    ['DE', '089 / 1234-567', '+49 89 / 1234-567'],
    ['DE', '(0)89 1234567', '+49 89 1234567'],
    ['DE', '(089) 1234567', '+49 (89) 1234567'],
    ['GB', '020 7946 0958', '+44 20 7946 0958'],
    ['FR', '01 70 18 99 00', '+33 1 70 18 99 00'],
    ['JP', '０３-１２３４-５６７８', '+81 3-1234-5678'],
    ['ZA', '011 123 4567', '+27 11 123 4567'],
    ['HU', '06 1 234 5678', '+36 1 234 5678'],
    ['IN', '98765 43210', '+91 98765 43210'],
  ])('is read in the house’s country: in %s, %s is %s', (country, phone, complete) => {
    expect(withCountryCode(phone, country)).toBe(complete);
  });

  it.each([
    ['US', '555-0148'],
    ['PT', '21 555 018'],
    ['DE', '1234567'],
    ['AR', '11 1234 5678'],
    ['ZZ', '912 345 678'],
    ['GB', 'call us'],
    ['GB', ''],
  ])('stays as it is where it may lack more than that: in %s, “%s”', (country, phone) => {
    expect(withCountryCode(phone, country)).toBe(phone);
    expect(hasCountryCode(phone, country)).toBe(false);
  });
});

it.each([
  ['PT', '+44 20 7946 0958'],
  ['PT', '0049 89 1234567'],
  ['US', '011 44 20 7946 0958'],
  ['AU', '0011 44 20 7946 0958'],
])('keeps a number with a country code: in %s, %s', (country, phone) => {
  expect(withCountryCode(phone, country)).toBe(phone);
  expect(hasCountryCode(phone, country)).toBe(true);
});

it('has an example for each country that is a number with its country code', () => {
  expect(examplePhone('US')).toBe('+1 404 555 0137');
  expect(examplePhone('PT')).toBe('+351 123 456 789');
  expect(examplePhone('DK')).toBe('+45 12 345 678');
  expect(examplePhone('AR')).toMatch(/^\+54 /);
  expect(countries.length).toBeGreaterThan(240);
  for (const country of countries) {
    const [code] = new Set(plansOf(country).map(({ callingCode }) => callingCode));
    const example = examplePhone(country);
    expect(example.startsWith(`+${code} `), country).toBe(true);
    expect(isPhoneNumber(example), example).toBe(true);
  }
});
