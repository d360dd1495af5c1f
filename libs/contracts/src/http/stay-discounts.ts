import * as v from 'valibot';
import { stayLimits } from '@getaway/kernel/stay';
import { defineCall } from './call.ts';
import { wholeNumber } from './whole-number.ts';

/** Whole percent of the price of the nights; 0 is no discount. */
const percent = wholeNumber(0, 90);
const nights = wholeNumber(2, stayLimits.maxNights);
const addsUp = v.boolean('Must be true or false');

/**
 * Percentages off the nights of a stay. The best one for the guest counts; those that are marked to add up are taken off as well.
 */
export const stayDiscountFields = {
  /** Whether a stay below the minimum can be booked if it fills the nights between two stays exactly. */
  fillsGaps: v.boolean('Must be true or false'),
  /** For such a stay. */
  gapPercent: percent,
  gapAddsUp: addsUp,
  /** From so many nights on. */
  longStayNights: nights,
  longStayPercent: percent,
  /** In place of the first step, from more nights on. */
  longerStayNights: nights,
  longerStayPercent: percent,
  longStayAddsUp: addsUp,
  /** Booked at most so many days before check-in; 0 is the day itself. */
  lastMinuteDays: wholeNumber(0, 90),
  lastMinutePercent: percent,
  lastMinuteAddsUp: addsUp,
  /** Booked at least so many days before check-in. */
  earlyBirdDays: wholeNumber(1, stayLimits.maxDaysAhead),
  earlyBirdPercent: percent,
  earlyBirdAddsUp: addsUp,
};

export const stayDiscountsSchema = v.object({ version: v.number(), ...stayDiscountFields });

export type StayDiscountsOnWire = v.InferOutput<typeof stayDiscountsSchema>;

export const readStayDiscounts = defineCall({
  method: 'GET',
  path: '/api/admin/stay-discounts',
  summary: 'The gap rule, and the percentages off the nights of a stay',
  access: 'staff',
  answer: stayDiscountsSchema,
});

export const changeStayDiscounts = defineCall({
  method: 'PUT',
  path: '/api/admin/stay-discounts',
  summary: 'Sets the gap rule, and the percentages off the nights of a stay, from the next quote on',
  access: 'staff',
  body: v.object({
    /** The one that the caller has read. A newer one causes a refusal. */
    version: wholeNumber(1, 2 ** 31 - 1),
    ...stayDiscountFields,
  }),
  answer: stayDiscountsSchema,
  refusals: ['changed-meanwhile'],
});
