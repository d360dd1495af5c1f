import { expect, test } from 'vitest';
import { addressWords, billingErrors } from './billing.ts';

const empty = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
};

test('an address in Canada has a province and a postal code, in its labels and in what is missing', () => {
  expect(addressWords('CA')).toEqual({ region: 'Province', postalCode: 'Postal code' });
  expect(addressWords('US')).toEqual({ region: 'State', postalCode: 'ZIP code' });
  const missing = billingErrors({ ...empty, country: 'CA' });
  expect(missing['state']).toMatch(/^Province /);
  expect(missing['postalCode']).toMatch(/^Postal code /);
});
