import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, idField, optionalField } from './fields.ts';

const dates = v.optional(v.array(calendarDateField));

/** The unavailable nights that nobody has taken, sorted, by the rule that keeps guests from them. */
const ruledNightsSchema = v.object({
  closed: dates,
  leadTime: dates,
  bookingWindow: dates,
  nightsBetween: dates,
});

export type RuledNights = v.InferOutput<typeof ruledNightsSchema>;

/** Nights that guests can't book. */
export const unavailableNightsSchema = v.object({
  unavailableDates: v.array(calendarDateField),
  /** Missing where all of them are taken. */
  ruled: v.optional(ruledNightsSchema),
});

export const listUnavailableDates = defineCall({
  method: 'GET',
  path: '/api/unavailable-dates',
  summary: 'The unavailable nights from today on, sorted',
  access: 'public',
  answer: unavailableNightsSchema,
});

export const checkAvailability = defineCall({
  method: 'POST',
  path: '/api/check-availability',
  summary: 'Whether every night of a stay is available',
  access: 'public',
  body: v.object({
    checkInDate: calendarDateField,
    checkOutDate: calendarDateField,
    /**
     * For staff: the booking that is being edited, whose own nights are ignored. Has no effect without a
     * session.
     */
    excludeBookingId: optionalField(idField),
    /** For staff, who may break the rules of stays. Has no effect without a session. */
    ignoreRules: v.optional(v.boolean()),
  }),
  answer: v.object({
    available: v.boolean(),
    /** The rule that the stay breaks, such as `minimum-nights`. Missing when its nights are taken. */
    reason: v.optional(v.string()),
    /** What a guest can do about it. */
    message: v.optional(v.string()),
  }),
});
