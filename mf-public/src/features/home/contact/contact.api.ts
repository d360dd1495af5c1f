import { sendContactMessage } from '@getaway/contracts/http/contact';
import { callApi } from '@getaway/web-kit/api-client';
import { fieldErrors, type FieldErrors } from '../../../ui/field-errors.ts';
import type { Enquiry } from './enquiry.ts';

export type SendOutcome = { status: 'sent' } | { status: 'incomplete'; errors: FieldErrors };

/** Sends an enquiry, or says which fields are wrong. Throws an ApiError when it could not be sent. */
export async function sendEnquiry(enquiry: Enquiry): Promise<SendOutcome> {
  const errors = fieldErrors(sendContactMessage.body, enquiry);
  if (Object.keys(errors).length > 0) return { status: 'incomplete', errors };
  await callApi(sendContactMessage, { body: enquiry });
  return { status: 'sent' };
}
