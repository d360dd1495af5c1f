import type { FlexibleWhen } from '@getaway/contracts/http/flexible-when';
import { bookableMonths } from '@getaway/kernel/bookable-months';
import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { firstDayOf, lastDayOf, type CalendarMonth } from '@getaway/kernel/calendar-month';
import type { Cents } from '@getaway/kernel/money';
import { nightsOf, stayLimits, type Stay } from '@getaway/kernel/stay';

/** What a guest with flexible dates looks for. */
export interface FlexibleSearch {
  readonly nights: number;
  readonly when: FlexibleWhen;
  /** Of the check-in; without it, any. */
  readonly month?: CalendarMonth | undefined;
}

/** The nights that this guest cannot have, and the property's day. */
export interface FlexibleFacts {
  readonly unavailable: ReadonlySet<CalendarDate>;
  readonly today: CalendarDate;
}

/** Why nobody can check in in this month, or undefined. */
export function monthFault(month: CalendarMonth | undefined, today: CalendarDate): string | undefined {
  const months = bookableMonths(today);
  if (month === undefined || months.includes(month)) return undefined;
  return `Must be a month from ${months[0]} to ${months.at(-1)}`;
}

/** All stays of a search that can be booked, in date order. */
export function availableStays(
  { nights, when, month }: FlexibleSearch,
  { unavailable, today }: FlexibleFacts,
): Stay[] {
  const first = month === undefined || firstDayOf(month) < today ? today : firstDayOf(month);
  const end = addDays(today, stayLimits.maxDaysAhead);
  const last = month === undefined ? end : lastDayOf(month);
  // Each day is written once: stays share their nights, and a search may try two years of check-ins.
  const days = nightsOf({ checkIn: first, checkOut: addDays(last, nights + 1) });
  const firstWeekday = weekdayOf(first);
  const isWeekend = days.map((_, index) => isWeekendNight((firstWeekday + index) % 7));
  const isFree = days.map((day) => !unavailable.has(day));
  const found: Stay[] = [];
  for (const [index, checkIn] of days.entries()) {
    const checkOut = days[index + nights];
    if (checkOut === undefined || checkOut > end) break;
    if (!isFree.slice(index, index + nights).every(Boolean)) continue;
    if (fits(isWeekend.slice(index, index + nights), when)) found.push({ checkIn, checkOut });
  }
  return found;
}

/** At most `most` stays, the cheapest first, and of those that begin in one week only its cheapest. Earlier wins a tie. */
export function cheapestPerWeek<Priced extends { readonly stay: Stay; readonly total: Cents }>(
  priced: readonly Priced[],
  most: number,
): Priced[] {
  const ordered = priced.toSorted((a, b) => a.total - b.total || (a.stay.checkIn < b.stay.checkIn ? -1 : 1));
  const ofWeek = new Map<CalendarDate, Priced>();
  for (const one of ordered) {
    if (ofWeek.size === most) break;
    const week = mondayOf(one.stay.checkIn);
    if (!ofWeek.has(week)) ofWeek.set(week, one);
  }
  return [...ofWeek.values()];
}

/** `nights`: which of them belong to a weekend. */
function fits(nights: readonly boolean[], when: FlexibleWhen): boolean {
  switch (when) {
    case 'any':
      return true;
    case 'weekend':
      return nights.includes(true);
    case 'weekdays':
      return !nights.includes(true);
  }
}

function isWeekendNight(weekday: number): boolean {
  return weekday >= 5;
}

/** Weeks begin on Monday, so that each has its whole weekend. */
function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
