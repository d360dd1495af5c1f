import { findBooking } from '@getaway/contracts/http/find-stay';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { fieldErrors, type FieldErrors } from '../../ui/field-errors.ts';

interface Typed {
  readonly bookingReference: string;
  readonly email: string;
}

export type Asked =
  | { readonly status: 'sent' | 'too-many' | 'unanswered' }
  | { readonly status: 'invalid'; readonly errors: FieldErrors };

/** Asks for the link of a stay by email. */
export async function askForLink(typed: Typed): Promise<Asked> {
  const errors = fieldErrors(findBooking.body, typed);
  if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
  try {
    await callApi(findBooking, { body: typed });
    return { status: 'sent' };
  } catch (error) {
    const isTooMany = error instanceof ApiError && error.type === 'too-many-requests';
    return { status: isTooMany ? 'too-many' : 'unanswered' };
  }
}
