import type { CalendarDate, Weekday } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { pattern } from '../pattern.rules.ts';

/** A day that is named by its month, such as 'December 24', 'Thu 12/24/26' or '2026-12-24'. */
export interface NamedDay {
  readonly kind: 'day';
  readonly month: number;
  readonly day: number;
  readonly year?: number;
  readonly weekday?: Weekday;
  /** The month's name follows it, so that in `24 to 26 December` it counts for both. */
  readonly spelled?: true;
}

/** A day that guests call by its name. */
export interface Holiday {
  /** Source of a regular expression. */
  readonly asks: string;
  readonly date: (year: number) => CalendarDate;
  /** From the holiday itself, when no weekend is named. */
  readonly nights: number;
  /** A federal holiday: when it falls on a Sunday or a Monday, its weekend goes on to Monday. */
  readonly long?: true;
  /** A holiday that is only ever asked for with its weekend. */
  readonly alwaysWeekend?: true;
  /** A Sunday that is celebrated by day: its weekend ends with it, and its night isn't meant. */
  readonly byDay?: true;
  /** The name means more than one day: it can't be the day of check-in or check-out. */
  readonly vague?: true;
}

/** Days from `from` up to, not including, `to`. */
export interface Period {
  readonly kind: 'period';
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What a part of a message says about dates. */
export type DateToken =
  | NamedDay
  /** 'The 24th', or a number that may be one: another day has to say the month. */
  | {
      readonly kind: 'day-of-month';
      readonly day: number;
      readonly year?: number;
      readonly weekday?: Weekday;
    }
  | { readonly kind: 'weekday'; readonly weekday: Weekday; readonly which?: 'this' | 'coming' | 'next' }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | { readonly kind: 'holiday'; readonly holiday: Holiday; readonly year?: number }
  /** Which days is settled, as in 'this weekend'. */
  | { readonly kind: 'stay'; readonly stay: Stay }
  | Period
  | { readonly kind: 'any-weekend'; readonly nights: number; readonly firstDay: Weekday }
  | { readonly kind: 'any-weekday'; readonly weekday: Weekday }
  | { readonly kind: 'midweek' }
  | { readonly kind: 'week-of' }
  | { readonly kind: 'nights'; readonly count: number }
  /** A day that no calendar has; without a month and day it is no date at all. */
  | { readonly kind: 'missing'; readonly month?: number; readonly day?: number; readonly year?: number }
  | { readonly kind: 'past' }
  /** Looks like a date, and what it means is not certain. */
  | { readonly kind: 'unclear'; readonly day?: CalendarDate }
  /** A number or a word that is no date, such as '2 people' or '4 pm'. */
  | { readonly kind: 'no-date' };

/** A token with its position in the message. */
export type PlacedToken = DateToken & { readonly at: number; readonly end: number };

export interface RuleContext {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  readonly today: CalendarDate;
}

/** One way to write something about dates. `token` returns undefined where the words mean something else. */
export interface TokenRule {
  /** Sticky and case-insensitive. */
  readonly reads: RegExp;
  readonly token: (match: RegExpExecArray, context: RuleContext) => DateToken | undefined;
}

/** A rule whose expression is written in pieces. */
export function rule(source: string, token: TokenRule['token']): TokenRule {
  return { reads: pattern(source, 'iy'), token };
}
