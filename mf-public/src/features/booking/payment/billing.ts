import * as v from 'valibot';
import { lineOfText } from '@getaway/contracts/http/fields';
import { fieldErrors, type FieldErrors } from '../../../ui/field-errors.ts';
import type { BillingAddress } from '../wizard/booking-draft.ts';

const required = v.object({
  firstName: lineOfText('First name', 100),
  lastName: lineOfText('Last name', 100),
  address1: lineOfText('Address'),
  city: lineOfText('City'),
  state: lineOfText('State', 40),
  postalCode: lineOfText('ZIP code', 20),
});

/** Everything but the second line is needed (spec page 1, section 5). */
export function billingErrors(billing: BillingAddress): FieldErrors {
  return fieldErrors(required, billing);
}
