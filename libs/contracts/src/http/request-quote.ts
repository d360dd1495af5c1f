import * as v from 'valibot';
import { bookingStatusSchema } from './booking-payment.ts';
import { defineCall } from './call.ts';
import { calendarDateField, idField, lineOfText, optionalField } from './fields.ts';
import { amendmentSchema, chosenIds, quoteSchema } from './quote.ts';

const paymentMethodSchema = v.picklist(['card', 'alternative', 'manual'], 'Must be card or alternative');

export const requestQuote = defineCall({
  method: 'POST',
  path: '/api/quote',
  summary: 'The price of a stay, line by line',
  access: 'public',
  body: v.object({
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
    addOnIds: v.optional(chosenIds, []),
    packageIds: v.optional(chosenIds, []),
    promoCode: optionalField(lineOfText('Promotion code', 40)),
    /** For staff: `manual` is a booking that staff create, without card fee, also in the past. */
    paymentMethod: v.optional(paymentMethodSchema, 'card'),
    /**
     * For staff: previews a change of that booking. Accepted lines keep their price, and only new ones have
     * today's.
     */
    bookingId: optionalField(idField),
    /** For staff: the status that the same change sets. A hold that staff take over loses its card fee. */
    status: optionalField(bookingStatusSchema),
  }),
  answer: v.object({
    ...quoteSchema.entries,
    amendment: v.optional(amendmentSchema),
    /** For staff: the rules of stays that this one breaks, which a guest could not. */
    warnings: v.optional(v.array(v.string())),
  }),
  refusals: ['unauthenticated', 'not-found', 'included-in-package', 'not-offered', 'promo-invalid'],
});
