import * as v from 'valibot';
import { calendarDateField, dollars, idField } from './fields.ts';
import { priceAdjustmentSchema } from './price-adjustments.ts';
import { stayDiscountFields } from './stay-discounts.ts';

export const chosenIds = v.pipe(
  v.array(idField),
  v.maxLength(50, 'Choose at most 50'),
  v.check((ids) => new Set(ids).size === ids.length, 'Choose each one only once'),
);

export const discountTypeSchema = v.picklist(['fixed', 'percentage']);

/** A season, an override, or a holiday that a price comes from. */
export const rateSourceSchema = v.object({
  kind: v.string(),
  name: v.nullable(v.string()),
  /** How much more or less it makes the night cost. Missing where it sets a price, or adds the holiday surcharge. */
  adjustment: v.optional(priceAdjustmentSchema),
});

export const quoteNightSchema = v.object({
  date: calendarDateField,
  rate: dollars,
  surcharge: dollars,
  label: v.string(),
  /** Missing where the price is that of the nightly rates. */
  sources: v.optional(v.array(rateSourceSchema)),
});

export const quoteLineSchema = v.object({ id: v.string(), name: v.string(), price: dollars });

export const quotePromoSchema = v.object({
  code: v.string(),
  name: v.string(),
  discountType: discountTypeSchema,
  /** Dollars, or percent of the subtotal; text with two places either way. */
  discountValue: dollars,
});

/** A percentage off the nights, with its reason. */
export const stayDiscountSchema = v.object({
  kind: v.string(),
  /** As guests read it: '10% off for 7 nights or more'. */
  label: v.string(),
  percent: v.number(),
  amount: dollars,
});

/** The percentages that a booking was made with, so that a later change of the stay is priced by the same ones. */
export const discountTermsSchema = v.object({
  /** At the house. */
  bookedOn: calendarDateField,
  /** The stay below the minimum that filled a gap; null if it was none. */
  gap: v.nullable(v.object({ checkIn: calendarDateField, checkOut: calendarDateField })),
  ...v.omit(v.object(stayDiscountFields), ['fillsGaps']).entries,
});

/** The rules of money of a stay that a guest is shown with its price. */
export const stayTermsSchema = v.object({
  /** How many hours before check-in a cancellation is refunded in full. */
  cancellationNoticeHours: v.number(),
  /** How many hours a reservation waits for its payment. */
  paymentHours: v.number(),
  /** Of when the Terms of Service and the Privacy Policy are, as their pages say. Missing in quotes from before it was stored. */
  legalDate: v.optional(calendarDateField),
  /** The version of the house that has these texts. */
  houseRevision: v.optional(v.number()),
});

export type StayTerms = v.InferOutput<typeof stayTermsSchema>;

/** A complete price. Amounts are dollars; rates are fractions. */
export const quoteSchema = v.object({
  nights: v.array(quoteNightSchema),
  nightsTotal: dollars,
  /** Off the nights, before add-ons, packages, and fees are added. Missing where there are none. */
  stayDiscounts: v.optional(v.array(stayDiscountSchema)),
  /** Missing where the house had no such discounts. */
  discountTerms: v.optional(discountTermsSchema),
  addOns: v.array(quoteLineSchema),
  addOnsTotal: dollars,
  packages: v.array(quoteLineSchema),
  packagesTotal: dollars,
  cleaningFee: dollars,
  subtotal: dollars,
  discount: dollars,
  /** A fraction. Missing in quotes from before it was stored. */
  cardFeeRate: v.optional(v.number()),
  /** The part of the card fee that payments by link added; missing when there is none. */
  linkCardFee: v.optional(dollars),
  cardFee: dollars,
  taxRate: v.number(),
  tax: dollars,
  total: dollars,
  promo: v.optional(quotePromoSchema),
  /** Missing in quotes from before it was stored, and in those of changed bookings, which keep their own terms. */
  terms: v.optional(stayTermsSchema),
});

export type Quote = v.InferOutput<typeof quoteSchema>;

/** The lines of a quote with their own price. */
export const quoteLinesSchema = v.pick(quoteSchema, ['nights', 'addOns', 'packages']);

export type QuoteLines = v.InferOutput<typeof quoteLinesSchema>;

const signedDollars = v.pipe(v.string(), v.regex(/^-?\d{1,9}\.\d{2}$/, 'Must be an amount such as -20.00'));

/** A line of a booking's price that a change adds, removes or recalculates. */
export const quoteChangeSchema = v.object({
  kind: v.picklist(['night', 'add-on', 'package', 'cleaning-fee', 'discount', 'card-fee', 'tax']),
  /** The date of a night, the name of an add-on or a package, the reason of a discount on the nights, '' for the others. */
  name: v.string(),
  /** Dollars; null when the line is new. */
  from: v.nullable(dollars),
  /** Dollars; null when the line is removed. */
  to: v.nullable(dollars),
});

export type QuoteChange = v.InferOutput<typeof quoteChangeSchema>;

/** The price difference of a change of a booking. */
export const amendmentSchema = v.object({
  /** The accepted total. */
  currentTotal: dollars,
  difference: signedDollars,
  /**
   * The amount due after the change, negative when money would be refunded; null when a booking's `balance`
   * is null.
   */
  balance: v.nullable(signedDollars),
  /** The balance before the change, by the same rule. */
  currentBalance: v.optional(v.nullable(signedDollars), null),
  /** Whether saving ends a card payment that the guest has started at the current price. */
  endsCardPayment: v.optional(v.boolean(), false),
  /** Whether nothing is left to pay after the change, so that the reservation is confirmed. */
  confirms: v.optional(v.boolean(), false),
  changes: v.array(quoteChangeSchema),
});

export type QuoteAmendment = v.InferOutput<typeof amendmentSchema>;
