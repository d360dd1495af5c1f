import { bookingDataSchema } from '@getaway/contracts/http/booking-payment';
import * as v from 'valibot';
import { fieldErrors, type FieldErrors } from '../../../ui/field-errors.ts';
import type { GuestDetails } from '../wizard/booking-draft.ts';

const { firstName, lastName, email, phone, specialRequests } = bookingDataSchema.entries;
const needed = v.object({ firstName, lastName, email, phone, specialRequests });

/** What is still missing or wrong in step 2 (spec page 1, section 5). */
export function detailErrors(details: GuestDetails): FieldErrors {
  return fieldErrors(needed, details);
}

export const occasionChoices = [
  { value: 'anniversary', label: 'Anniversary' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'proposal', label: 'Proposal' },
  { value: 'honeymoon', label: 'Honeymoon' },
  { value: 'date-night', label: 'Date night' },
  { value: 'other', label: 'Other' },
] as const;

export const guestCounts = [1, 2, 3, 4] as const;

/** Arrive from the nominal hour on, leave up to it: another couple may come or go the same day. */
export const checkInTimes = ['16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00'] as const;
export const checkOutTimes = ['07:00', '08:00', '09:00', '10:00', '11:00'] as const;
