import * as v from 'valibot';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, instant } from './fields.ts';

const body = v.object({
  /** From the link in the guest's email. */
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'Invalid confirmation link')),
});

/** A GET never reserves, because programs that scan emails follow links. */
export const viewReservationRequest = defineCall({
  method: 'POST',
  path: '/api/view-reservation-request',
  summary: 'The request behind the link in a confirmation email; changes nothing',
  access: 'public',
  body,
  answer: v.object({
    /**
     * `open` can be confirmed; `used` was confirmed; `expired` was not confirmed in time, or its reservation
     * has ended.
     */
    status: v.picklist(['open', 'used', 'expired']),
    firstName: v.string(),
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
    total: dollars,
    expiresAt: instant,
  }),
  refusals: ['not-found'],
});

export const confirmReservationRequest = defineCall({
  method: 'POST',
  path: '/api/confirm-reservation-request',
  summary: 'Reserves the nights of a confirmation email, once; repeated calls get the same answer',
  access: 'public',
  body,
  answer: v.object({
    bookingReference: v.string(),
    status: bookingStatusSchema,
    paymentDueAt: v.nullable(instant),
    total: dollars,
  }),
  refusals: [
    'not-found',
    'link-expired',
    'dates-taken',
    'price-changed',
    'payment-incomplete',
    'already-reserved',
    'included-in-package',
    'not-offered',
    'promo-invalid',
  ],
});
