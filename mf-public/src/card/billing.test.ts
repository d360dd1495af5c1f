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

test('a Canadian address has a province and a postal code in labels and error messages', () => {
  expect(addressWords('CA')).toEqual({ region: 'Province', postalCode: 'Postal code' });
  expect(addressWords('US')).toEqual({ region: 'State', postalCode: 'ZIP code' });
  const missing = billingErrors({ ...empty, country: 'CA' });
  expect(missing['state']).toMatch(/^Province /);
  expect(missing['postalCode']).toMatch(/^Postal code /);
});
