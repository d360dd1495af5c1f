import * as v from 'valibot';

/** Every refusal of the services, by its stable `type` (RFC 9457), with its status and title. */
export const problemTypes = {
  'invalid-request': { status: 400, title: 'Invalid request' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  'wrong-credentials': { status: 401, title: 'Invalid username or password' },
  forbidden: { status: 403, title: 'Requests from this origin are not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'stay-not-found': { status: 404, title: 'This link doesn’t open a stay' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'dates-taken': { status: 409, title: 'These dates are already booked' },
  'price-changed': { status: 409, title: 'The price has changed' },
  'booking-changed': { status: 409, title: 'The booking was changed in another tab' },
  'booking-cancelled': { status: 409, title: 'The booking was canceled' },
  'payment-incomplete': { status: 409, title: 'The payment is not complete' },
  'not-awaiting-payment': { status: 409, title: 'No payment is awaited for this booking' },
  'due-at-check-in': { status: 409, title: 'This reservation is due at check-in and cannot wait longer' },
  'already-reserved': { status: 409, title: 'You’ve already reserved these dates' },
  'link-expired': { status: 409, title: 'This link has expired' },
  'booking-paid': { status: 409, title: 'This booking has already been paid' },
  'hold-ended': { status: 409, title: 'The dates are no longer held for you' },
  'already-exists': { status: 409, title: 'This already exists' },
  'audience-unconfirmed': { status: 409, title: 'Confirm who will be emailed first' },
  'not-possible-now': { status: 409, title: 'This is no longer possible' },
  'no-recipients': { status: 409, title: 'No one would get this' },
  'changed-meanwhile': { status: 409, title: 'Someone else changed this in the meantime' },
  'in-progress': { status: 409, title: 'The same request is still in progress' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'This type of content isn’t accepted here' },
  'unusable-picture': { status: 422, title: 'This file can’t be used as a picture' },
  'included-in-package': { status: 422, title: 'One of the chosen packages already includes this service' },
  'not-offered': { status: 422, title: 'This isn’t offered' },
  'hours-not-offered': { status: 422, title: 'Check-in or check-out isn’t possible at this time' },
  'total-too-small': { status: 422, title: 'This total is too small to be paid by card' },
  'promo-invalid': { status: 422, title: 'This promotion code can’t be used' },
  'sequence-needed': { status: 422, title: 'Specify the sequence' },
  'not-manual': { status: 422, title: 'This sequence starts automatically' },
  'not-repeatable': { status: 422, title: 'This email can’t be sent again' },
  'wrong-password': { status: 422, title: 'The current password is incorrect' },
  'not-refundable': { status: 422, title: 'This can’t be refunded' },
  'not-issuable': { status: 422, title: 'This document can’t be issued' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used for a different request' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  /** Nothing was changed, so the same request may be sent again. */
  unavailable: { status: 503, title: 'Not available right now' },
  /**
   * A write that may have succeeded. The same Idempotency-Key returns its answer if the call stores answers.
   */
  'no-answer': { status: 504, title: 'No answer came in time' },
} as const;

/** The message for `no-answer` to a write. */
export const noAnswerDetail =
  'We couldn’t confirm your request in time. It may have gone through: check before you try again.';

export type ProblemType = keyof typeof problemTypes;

export const fieldErrorSchema = v.object({ path: v.string(), message: v.string() });

/** One field and the rule that it breaks. */
export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/** An `application/problem+json` body. Members beyond RFC 9457 depend on the type: `errors`, `quote`, `dates`, `reason`. */
export const problemSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(fieldErrorSchema)),
});

export type ProblemBody = v.InferOutput<typeof problemSchema>;
