import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars } from './fields.ts';

/** The most nights in one request. */
export const maxNightRates = 400;

/** A night with its price, and its rules where they differ from those of all stays. */
export const ratedNightSchema = v.object({
  date: v.string(),
  price: dollars,
  minimumNights: v.optional(v.number()),
  /** The name of the season that sets the minimum. */
  minimumName: v.optional(v.string()),
  closedToArrival: v.optional(v.boolean()),
  closedToDeparture: v.optional(v.boolean()),
  closed: v.optional(v.boolean()),
});

export const readNightRates = defineCall({
  method: 'GET',
  path: '/api/night-rates',
  summary: 'The price of each night of [from, to), with surcharges, without fees and tax, and its rules',
  access: 'public',
  query: v.object({ from: calendarDateField, to: calendarDateField }),
  answer: v.object({
    nights: v.array(ratedNightSchema),
    /** Of all stays, unless a night has its own. Missing where any length is possible. */
    minimumNights: v.optional(v.number()),
    /** Missing where it is the longest that any house allows. */
    maximumNights: v.optional(v.number()),
    /** The least hours from booking to check-in. Missing where there is no lead time. */
    leadHours: v.optional(v.number()),
    /** The last possible check-out, in days from today. Missing where it is the last that any house allows. */
    windowDays: v.optional(v.number()),
    /** Nights that stay empty between two stays. Missing where there are none. */
    nightsBetween: v.optional(v.number()),
    /** Whether a stay below the minimum is possible that fills a gap exactly. Missing where it is not. */
    fillsGaps: v.optional(v.boolean()),
  }),
});
