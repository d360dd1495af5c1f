import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars } from './fields.ts';
import { discountTypeSchema } from './quote.ts';

export const seasonalOfferSchema = v.object({
  title: v.string(),
  text: v.nullable(v.string()),
  code: v.string(),
  discountType: discountTypeSchema,
  discountValue: dollars,
  /** Only for stays with Monday to Thursday nights. */
  weekdaysOnly: v.boolean(),
  /** The last day at the house on which the code can be used; null without an end. */
  lastDay: v.nullable(calendarDateField),
});

export type SeasonalOffer = v.InferOutput<typeof seasonalOfferSchema>;

export const readSeasonalOffer = defineCall({
  method: 'GET',
  path: '/api/seasonal-offer',
  summary: 'The promotion code that the home page shows today, if any',
  access: 'public',
  answer: v.object({ offer: v.nullable(seasonalOfferSchema) }),
});
