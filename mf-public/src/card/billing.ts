import * as v from 'valibot';
import { lineOfText } from '@getaway/contracts/http/fields';
import { fieldErrors, type FieldErrors } from '../ui/field-errors.ts';
import type { BillingAddress } from './billing-address.ts';

/** What the parts of an address are called in a country. */
export function addressWords(country: BillingAddress['country']): { region: string; postalCode: string } {
  return country === 'CA'
    ? { region: 'Province', postalCode: 'Postal code' }
    : { region: 'State', postalCode: 'ZIP code' };
}

const required = (country: BillingAddress['country']) =>
  v.object({
    firstName: lineOfText('First name', 100),
    lastName: lineOfText('Last name', 100),
    address1: lineOfText('Address'),
    city: lineOfText('City'),
    state: lineOfText(addressWords(country).region, 40),
    postalCode: lineOfText(addressWords(country).postalCode, 20),
  });

/** Everything but the second line is needed (spec page 1, section 5). */
export function billingErrors(billing: BillingAddress): FieldErrors {
  return fieldErrors(required(billing.country), billing);
}
