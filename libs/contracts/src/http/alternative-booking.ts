import * as v from 'valibot';
import { bookingDataSchema, bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import {
  clientTotal,
  dollars,
  emailAddress,
  idField,
  instant,
  lineOfText,
  optionalField,
  phoneNumber,
} from './fields.ts';
import { chosenIds, stayTermsSchema } from './quote.ts';

/**
 * The wizard's data with the contact for the payment (spec page 1, section 3), which is the guest by default.
 */
const alternativeBookingDataSchema = v.object({
  ...bookingDataSchema.entries,
  alternativeEmail: optionalField(emailAddress),
  alternativePhone: optionalField(phoneNumber),
});

export const createAlternativeBooking = defineCall({
  method: 'POST',
  path: '/api/create-alternative-booking',
  summary:
    'Reserves the nights until a deadline, 24 hours later by default, to be paid without a card; replaces the hold of this browser',
  access: 'public',
  body: v.object({
    bookingData: alternativeBookingDataSchema,
    promoCode: optionalField(lineOfText('Promotion code', 40)),
    addOnIds: v.optional(chosenIds, []),
    packageIds: v.optional(chosenIds, []),
    holdId: optionalField(idField),
    /** Dollars, without a card fee. Compared with our own quote and never trusted. */
    totalAmount: v.optional(clientTotal),
    /** The quote that the guest sees. Other terms than ours are refused like another total. */
    calculation: v.optional(v.object({ total: v.optional(clientTotal), terms: v.optional(stayTermsSchema) })),
    /** Sent empty (spec page 1, section 7), because nothing is billed. */
    billingAddress: v.optional(v.object({})),
  }),
  answer: v.object({
    bookingReference: v.string(),
    /** `confirmed` when the total is 0, or when the card of the hold had been charged before. */
    status: bookingStatusSchema,
    /** The deadline until which the nights are kept; null when nothing is left to pay. */
    paymentDueAt: v.nullable(instant),
    /** Dollars. */
    total: dollars,
    /**
     * Nothing is reserved yet, and the fields above are meaningless: the nights are taken once the guest
     * opens the link that was sent to `email`. Absent when the reservation was made.
     */
    confirmation: v.optional(v.object({ email: v.string(), expiresAt: instant })),
  }),
  refusals: [
    'dates-taken',
    'already-reserved',
    'price-changed',
    'payment-incomplete',
    'included-in-package',
    'not-offered',
    'promo-invalid',
    'hours-not-offered',
  ],
});
