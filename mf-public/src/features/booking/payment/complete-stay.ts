import type { Answer, CallBody } from '@getaway/contracts/http/call';
import { completeBooking } from '@getaway/contracts/http/booking-payment';
import { callApi } from '@getaway/web-kit/api-client';
import { retryIdempotent } from '../../../writes/retry-idempotent.ts';

/** Completes what is paid for, or what costs nothing; asks until there is an answer. Throws the API's refusals. */
export function completeStay(
  body: CallBody<typeof completeBooking>,
): Promise<Answer<typeof completeBooking>> {
  return retryIdempotent({ name: completeBooking.path, body: JSON.stringify(body) }, (idempotencyKey) =>
    callApi(completeBooking, { body, idempotencyKey }),
  );
}
