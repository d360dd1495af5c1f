import type { Answer, CallBody } from '@getaway/contracts/http/call';
import { createAlternativeBooking } from '@getaway/contracts/http/alternative-booking';
import type { Quote } from '@getaway/contracts/http/quote';
import { callApi } from '@getaway/web-kit/api-client';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { retryIdempotent } from '../../../writes/retry-idempotent.ts';
import { intentRequest } from './intent-request.ts';

export type Reserved = Answer<typeof createAlternativeBooking>;

/** Takes over this browser's hold for a payment by another way than card. Throws the API's refusals. */
export async function reserveStay(draft: BookingDraft, quote: Quote): Promise<Reserved> {
  const request = intentRequest(draft, quote);
  if (!request) throw new Error('Nothing can be reserved without dates');
  const { email, phone } = draft.alternativeContact;
  const body: CallBody<typeof createAlternativeBooking> = {
    ...request,
    bookingData: { ...request.bookingData, alternativeEmail: email, alternativePhone: phone },
    holdId: draft.holdId,
    totalAmount: quote.total,
    calculation: { ...quote },
    billingAddress: {},
  };
  return retryIdempotent(
    { name: createAlternativeBooking.path, body: JSON.stringify(body) },
    (idempotencyKey) => callApi(createAlternativeBooking, { body, idempotencyKey }),
  );
}
