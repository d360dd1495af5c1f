import * as v from 'valibot';
import { stayLimits } from '@getaway/kernel/stay';
import { defineCall } from './call.ts';
import { calendarDateField, clearableField, dollars, idField, lineOfText, priceInput } from './fields.ts';
import { ratedNightSchema } from './night-rates.ts';
import { defineStaffList } from './paging.ts';
import { priceAdjustmentInput, priceAdjustmentSchema } from './price-adjustments.ts';
import { rateSourceSchema } from './quote.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * A season sets prices and rules for a part of the year, an override for single dates. A holiday adds the holiday surcharge to
 * its nights.
 */
export const ratePeriodKinds = ['season', 'override', 'holiday'] as const;

export type RatePeriodKind = (typeof ratePeriodKinds)[number];

/** In the order of `Date.getDay`. */
export const rateWeekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type RateWeekday = (typeof rateWeekdays)[number];

/** The most nights of one season, override, or holiday: three years. */
export const longestPeriod = 1_096;

/** The most seasons, overrides, and holidays together. */
export const mostRatePeriods = 2_000;

const nights = wholeNumber(1, stayLimits.maxNights);
const yesOrNo = v.boolean('Must be true or false');

/** The same of each weekday. */
const ofWeekdays = <const S extends v.GenericSchema>(each: S) =>
  v.object({
    sunday: each,
    monday: each,
    tuesday: each,
    wednesday: each,
    thursday: each,
    friday: each,
    saturday: each,
  });

/** The price of a night; '' and null set none. */
export const nightPriceField = clearableField(priceInput);

const pricesByWeekday = ofWeekdays(nightPriceField);

type PricesByWeekday = v.GenericSchema<
  v.InferInput<typeof pricesByWeekday>,
  v.InferOutput<typeof pricesByWeekday>
>;

/** An object schema alone would accept a list as an object without any weekday, and lose what was sent. */
const weekPricesInput = v.lazy((prices): PricesByWeekday =>
  Array.isArray(prices) ? v.never('Must be prices by weekday, not a list') : pricesByWeekday,
);

const adjustmentsByWeekday = ofWeekdays(clearableField(priceAdjustmentInput));

type AdjustmentsByWeekday = v.GenericSchema<
  v.InferInput<typeof adjustmentsByWeekday>,
  v.InferOutput<typeof adjustmentsByWeekday>
>;

const adjustmentsInput = v.lazy((adjustments): AdjustmentsByWeekday =>
  Array.isArray(adjustments) ? v.never('Must be adjustments by weekday, not a list') : adjustmentsByWeekday,
);

/** What a season, an override, or a holiday says. Null, '' and a missing field set nothing. */
const periodFields = {
  name: clearableField(lineOfText('Name', 60)),
  firstDate: calendarDateField,
  /** The last night. */
  lastDate: calendarDateField,
  /** By the day on which a night begins. */
  prices: v.optional(weekPricesInput, {}),
  /**
   * How much more or less a night costs, for weekdays without a price: in a season than by the table, in an override than with
   * season and surcharges.
   */
  adjustments: v.optional(adjustmentsInput, {}),
  /** For stays that begin on these dates. */
  minimumNights: clearableField(nights),
  closedToArrival: clearableField(yesOrNo),
  closedToDeparture: clearableField(yesOrNo),
  /** Whether guests can't book these nights. */
  closed: clearableField(yesOrNo),
};

const noAdjustments = {
  ...{ sunday: null, monday: null, tuesday: null, wednesday: null },
  ...{ thursday: null, friday: null, saturday: null },
};

export const ratePeriodSchema = v.object({
  id: v.string(),
  /** Increases with every change. */
  version: v.number(),
  kind: v.picklist(ratePeriodKinds),
  name: v.nullable(v.string()),
  firstDate: calendarDateField,
  lastDate: calendarDateField,
  prices: ofWeekdays(v.nullable(dollars)),
  /** For weekdays without a price. */
  adjustments: v.optional(ofWeekdays(v.nullable(priceAdjustmentSchema)), noAdjustments),
  minimumNights: v.nullable(v.number()),
  closedToArrival: v.nullable(v.boolean()),
  closedToDeparture: v.nullable(v.boolean()),
  closed: v.nullable(v.boolean()),
});

export type RatePeriodOnWire = v.InferOutput<typeof ratePeriodSchema>;

export const listRatePeriods = defineStaffList({
  path: '/api/admin/rate-periods',
  summary: 'The seasons, overrides, and holidays, by their first date',
  filters: {},
  item: ratePeriodSchema,
});

export const createRatePeriod = defineCall({
  method: 'POST',
  path: '/api/admin/rate-periods',
  summary: 'Adds a season, an override, or a holiday, from the next quote on',
  access: 'staff',
  body: v.object({
    kind: v.picklist(ratePeriodKinds, 'Must be season, override, or holiday'),
    ...periodFields,
  }),
  status: 201,
  answer: ratePeriodSchema,
});

export const changeRatePeriod = defineCall({
  method: 'PUT',
  path: '/api/admin/rate-periods/:id',
  summary: 'Replaces what a season, override, or holiday says, from the next quote on',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({
    /** The one that the caller has read. A newer one causes a refusal. */
    version: wholeNumber(1, 2 ** 31 - 1),
    ...periodFields,
  }),
  answer: ratePeriodSchema,
  refusals: ['not-found', 'changed-meanwhile'],
});

export const copyRateYear = defineCall({
  method: 'POST',
  path: '/api/admin/rate-periods/copies',
  summary: 'Copies what begins in a year to the next one, all or nothing, from the next quote on',
  access: 'staff',
  body: v.object({ fromYear: wholeNumber(2000, 2198) }),
  status: 201,
  answer: v.object({
    added: v.array(ratePeriodSchema),
    /** How many were there already, by kind, name, and dates. */
    skipped: v.number(),
  }),
});

export const deleteRatePeriods = defineCall({
  method: 'POST',
  path: '/api/admin/rate-periods/removals',
  summary: 'Deletes those of these seasons, overrides, and holidays that nobody has changed since',
  access: 'staff',
  body: v.object({
    periods: v.pipe(
      v.array(v.object({ id: idField, version: wholeNumber(1, 2 ** 31 - 1) })),
      v.maxLength(mostRatePeriods, `Can be up to ${mostRatePeriods}`),
    ),
  }),
  answer: v.object({
    removed: v.number(),
    /** The ids of those that were changed or deleted meanwhile. */
    kept: v.array(v.string()),
  }),
});

export const deleteRatePeriod = defineCall({
  method: 'DELETE',
  path: '/api/admin/rate-periods/:id',
  summary: 'Deletes a season, an override, or a holiday; bookings keep their price',
  access: 'staff',
  params: v.object({ id: idField }),
  query: v.object({
    /** The one that the caller has read. A newer one causes a refusal. */
    version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'Must be a whole number'), v.transform(Number)),
  }),
  status: 204,
  refusals: ['not-found', 'changed-meanwhile'],
});

const stayRuleFields = {
  minimumNights: nights,
  maximumNights: nights,
  /** The least hours from booking to the usual check-in time of the first day. */
  leadHours: wholeNumber(0, 2_160),
  /** The last possible check-out, in days from today. */
  windowDays: wholeNumber(1, stayLimits.maxDaysAhead),
  /** Nights that stay empty between two stays. */
  nightsBetween: wholeNumber(0, 14),
};

export const stayRulesSchema = v.object({ version: v.number(), ...stayRuleFields });

export type StayRulesOnWire = v.InferOutput<typeof stayRulesSchema>;

export const readStayRules = defineCall({
  method: 'GET',
  path: '/api/admin/stay-rules',
  summary: 'The rules for all stays that guests book',
  access: 'staff',
  answer: stayRulesSchema,
});

export const changeStayRules = defineCall({
  method: 'PUT',
  path: '/api/admin/stay-rules',
  summary: 'Sets the rules for all stays that guests book, from the next quote on',
  access: 'staff',
  body: v.object({
    /** The one that the caller has read. A newer one causes a refusal. */
    version: wholeNumber(1, 2 ** 31 - 1),
    ...stayRuleFields,
  }),
  answer: stayRulesSchema,
  refusals: ['changed-meanwhile'],
});

export const listRateNights = defineCall({
  method: 'GET',
  path: '/api/admin/rate-nights',
  summary: 'The price and rules of each night of [from, to), with what sets them',
  access: 'staff',
  query: v.object({ from: calendarDateField, to: calendarDateField }),
  answer: v.object({
    nights: v.array(
      v.object({
        ...ratedNightSchema.entries,
        sources: v.optional(v.array(rateSourceSchema)),
        /** What the date of the night adds to its price, which includes it, such as that of Valentine's Day. */
        datedSurcharge: v.optional(v.object({ label: v.string(), amount: dollars })),
      }),
    ),
  }),
});
