import * as v from 'valibot';
import { calendarMonth, isCalendarMonth } from '@getaway/kernel/calendar-month';
import { defineCall } from './call.ts';
import { calendarDateField, dollars, lineOfText, optionalField } from './fields.ts';
import { flexibleWhens, maxFlexibleNights } from './flexible-when.ts';
import { chosenIds } from './quote.ts';

/** The most stays of one answer. */
export const maxFlexibleStays = 6;

const nightsInput = v.pipe(
  v.string(),
  v.regex(/^[1-7]$/, `Must be a whole number from 1 to ${maxFlexibleNights}`),
  v.transform(Number),
);

const monthInput = v.pipe(
  v.string(),
  v.check(isCalendarMonth, 'Must be a month such as 2027-05'),
  v.transform(calendarMonth),
);

/** Ids in a query, separated by commas. */
const idList = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? [] : text.split(','))),
  chosenIds,
);

export const findFlexibleStays = defineCall({
  method: 'GET',
  path: '/api/flexible-stays',
  summary: 'The cheapest available stays of so many nights, cheapest first, at most one per week',
  access: 'public',
  query: v.object({
    nights: nightsInput,
    when: v.optional(v.picklist(flexibleWhens, 'Must be any, weekend, or weekdays'), 'any'),
    /** Of the check-in; without it, any month. */
    month: optionalField(monthInput),
    addOnIds: v.optional(idList, ''),
    packageIds: v.optional(idList, ''),
    promoCode: optionalField(lineOfText('Promotion code', 40)),
    paymentMethod: v.optional(v.picklist(['card', 'alternative'], 'Must be card or alternative'), 'card'),
  }),
  answer: v.object({
    stays: v.array(
      v.object({
        checkInDate: calendarDateField,
        checkOutDate: calendarDateField,
        nights: v.number(),
        /** The total of `POST /api/quote` for this stay, with the same extras and payment method. */
        total: dollars,
        /** False without a code, and for a stay that the code is not for: its total is without the code. */
        usesPromoCode: v.boolean(),
      }),
    ),
  }),
  refusals: ['included-in-package', 'not-offered', 'promo-invalid'],
});
