import { usualMoneyRules } from '@getaway/kernel/money-rules';
import { usualLatestCheckIn } from '@getaway/kernel/usual-latest-check-in';
import { parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import * as v from 'valibot';
import { lineOfText, timeOfDay } from '@getaway/contracts/http/fields';
import { moneySchema } from './money.ts';

const wholeNumber = 'Must be a whole number from 1 to 999';
/** How many of something there are. */
export const count = v.pipe(
  v.number(wholeNumber),
  v.integer(wholeNumber),
  v.minValue(1, wholeNumber),
  v.maxValue(999, wholeNumber),
);

const dateRule = 'Write a day that exists as YYYY-MM-DD, such as 2026-11-27';
const day = v.pipe(
  v.string(dateRule),
  v.check((text) => parseCalendarDate(text).ok, dateRule),
  v.transform((text) => text as CalendarDate),
);

const ageRule = 'Must be a whole number from 18 to 99: guests have to be adults to book';
const age = v.pipe(v.number(ageRule), v.integer(ageRule), v.minValue(18, ageRule), v.maxValue(99, ageRule));

/** House rules in figures, rules of money, and who answers for the site. */
export const policiesSchema = v.strictObject({
  quietHours: v.optional(v.strictObject({ from: timeOfDay, to: timeOfDay }), { from: '22:00', to: '08:00' }),
  minimumAge: v.optional(age, 18),
  /** Whether children may stay with an adult. */
  children: v.optional(v.boolean('Must be true or false'), false),
  money: v.optional(moneySchema, usualMoneyRules),
  /** Whether a booking may name more guests than the house sleeps, who join by day. */
  dayGuests: v.optional(v.boolean('Must be true or false'), true),
  /** The latest check-in that guests can choose. */
  latestCheckIn: v.optional(timeOfDay, usualLatestCheckIn),
  /** Whether the hours of check-in are only nominal. */
  flexibleCheckIn: v.optional(v.boolean('Must be true or false'), true),
  /** Whether the site shows the page with the weekday offer. */
  weekdayPage: v.optional(v.boolean('Must be true or false'), true),
  /** When the legal texts were changed last. */
  lastUpdated: v.optional(day, '2025-09-07'),
  responsible: v.optional(
    v.strictObject({ name: lineOfText('Name', 120), note: v.optional(lineOfText('Note', 200)) }),
  ),
});

/** What holds where a host says nothing else. */
export const defaultPolicies = v.getDefaults(policiesSchema);
