import { expect, test } from 'vitest';
import { emptyBilling } from './billing-address.ts';
import { addressWords, billingErrors } from './billing.ts';

test('a Canadian address has a province and a postal code in labels and error messages', () => {
  expect(addressWords('CA')).toEqual({ region: 'Province', postalCode: 'Postal code' });
  expect(addressWords('US')).toEqual({ region: 'State', postalCode: 'ZIP code' });
  const missing = billingErrors({ ...emptyBilling, country: 'CA' });
  expect(missing['state']).toMatch(/^Province /);
  expect(missing['postalCode']).toMatch(/^Postal code /);
});
