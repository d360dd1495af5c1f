import { bookingDataSchema } from '@getaway/contracts/http/booking-payment';
import * as v from 'valibot';
import { fieldErrors, type FieldErrors } from '../../../ui/field-errors.ts';
import type { GuestDetails } from '../draft/booking-draft.ts';

const { firstName, lastName, email, phone, specialRequests } = bookingDataSchema.entries;
const needed = v.object({ firstName, lastName, email, phone, specialRequests });

/** What is still missing or wrong in step 2 (spec page 1, section 5). */
export function detailErrors(details: GuestDetails): FieldErrors {
  return fieldErrors(needed, details);
}
