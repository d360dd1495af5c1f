import { describe, expect, it, test } from 'vitest';
import { emptyBilling } from './billing-address.ts';
import { addressRules, billingErrors } from './billing.ts';
import { countriesFrom, isCountry, usualCountry } from './countries.ts';

const typed = {
  ...emptyBilling,
  firstName: 'Ada',
  lastName: 'Rossi',
  address1: '1 Main St',
  city: 'Springfield',
};

test('a Canadian address has a province and a postal code in labels and error messages', () => {
  expect(addressRules('CA')).toMatchObject({ region: 'Province', postalCode: 'Postal code' });
  expect(addressRules('US')).toMatchObject({ region: 'State', postalCode: 'ZIP code' });
  const missing = billingErrors({ ...emptyBilling, country: 'CA' });
  expect(missing['state']).toMatch(/^Province /);
  expect(missing['postalCode']).toMatch(/^Postal code /);
});

describe('an address outside the US and Canada', () => {
  it.each([
    ['US', ['postalCode', 'state']],
    ['CA', ['postalCode', 'state']],
    ['DE', ['postalCode']],
    ['GB', ['postalCode']],
    ['AU', ['postalCode', 'state']],
    ['JP', ['postalCode', 'state']],
    ['IE', []],
    ['HK', []],
    ['AE', []],
    ['PR', ['postalCode']],
  ])('in %s requires only these parts, besides name, street, and city: %j', (country, missing) => {
    expect(Object.keys(billingErrors({ ...typed, country })).toSorted()).toEqual(missing);
  });

  it('has the labels that people there use', () => {
    expect(addressRules('GB')).toMatchObject({ region: 'County', postalCode: 'Postcode' });
    expect(addressRules('JP')).toMatchObject({ region: 'Prefecture', postalCode: 'Postal code' });
    expect(addressRules('DE')).toMatchObject({ region: 'State or region', postalCode: 'Postal code' });
  });
});

describe('the countries to choose from', () => {
  it("start with the house's own, the United States, and Canada, followed by all others by name, each once", () => {
    const countries = countriesFrom('PT');
    expect(countries.slice(0, 4)).toEqual([
      { code: 'PT', name: 'Portugal' },
      { code: 'US', name: 'United States' },
      { code: 'CA', name: 'Canada' },
      { code: 'AF', name: 'Afghanistan' },
    ]);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countries.length).toBe(250);
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
    expect(
      countriesFrom('US')
        .slice(0, 2)
        .map(({ code }) => code),
    ).toEqual(['US', 'CA']);
  });

  it('leave out the country of the house if its code is unknown', () => {
    expect(countriesFrom('ZZ')[0]).toEqual({ code: 'US', name: 'United States' });
    expect(isCountry('ZZ')).toBe(false);
    expect(usualCountry('ZZ')).toBe('US');
    expect(usualCountry('PT')).toBe('PT');
  });
});
