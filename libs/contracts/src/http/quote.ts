import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, idField, lineOfText, optionalField } from './fields.ts';

const paymentMethodSchema = v.picklist(['card', 'alternative', 'manual'], 'Pay by card or alternative');

export const chosenIds = v.pipe(
  v.array(idField),
  v.maxLength(50, 'At most 50'),
  v.check((ids) => new Set(ids).size === ids.length, 'Each one once'),
);

export const discountTypeSchema = v.picklist(['fixed', 'percentage']);

export const quoteNightSchema = v.object({
  date: calendarDateField,
  rate: dollars,
  surcharge: dollars,
  label: v.string(),
});

export const quoteLineSchema = v.object({ id: v.string(), name: v.string(), price: dollars });

export const quotePromoSchema = v.object({
  code: v.string(),
  name: v.string(),
  discountType: discountTypeSchema,
  /** Dollars, or percent of the subtotal; text with two places either way. */
  discountValue: dollars,
});

/** A price with everything in it. Amounts are dollars; `taxRate` is a fraction. */
export const quoteSchema = v.object({
  nights: v.array(quoteNightSchema),
  nightsTotal: dollars,
  addOns: v.array(quoteLineSchema),
  addOnsTotal: dollars,
  packages: v.array(quoteLineSchema),
  packagesTotal: dollars,
  cleaningFee: dollars,
  subtotal: dollars,
  discount: dollars,
  cardFee: dollars,
  taxRate: v.number(),
  tax: dollars,
  total: dollars,
  promo: v.optional(quotePromoSchema),
});

export type Quote = v.InferOutput<typeof quoteSchema>;

export const requestQuote = defineCall({
  method: 'POST',
  path: '/api/quote',
  summary: 'What a stay costs, line by line',
  access: 'public',
  body: v.object({
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
    addOnIds: v.optional(chosenIds, []),
    packageIds: v.optional(chosenIds, []),
    promoCode: optionalField(lineOfText('Promotion code', 40)),
    /** For staff: `manual` is a booking of theirs, without card fee, in the past too. */
    paymentMethod: v.optional(paymentMethodSchema, 'card'),
    /** For staff: prices a change of that booking, with its payment method, its promotion code and its kept lines. */
    bookingId: optionalField(idField),
  }),
  answer: quoteSchema,
  refusals: ['unauthenticated', 'not-found', 'included-in-package', 'not-offered', 'promo-invalid'],
});
