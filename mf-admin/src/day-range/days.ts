import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** Days from the first to the last, both within. */
export interface Days {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** One day, or with `extend` all days between the first chosen one and this. */
export function chooseDay(chosen: Days | undefined, day: CalendarDate, extend: boolean): Days {
  return chosen && extend ? daysBetweenEnds(chosen.start, day) : { start: day, end: day };
}

/** While nights are chosen to be blocked, a later day than the only one so far is the other end. */
export function completesRange(chosen: Days | undefined, day: CalendarDate): boolean {
  return chosen !== undefined && chosen.start === chosen.end && day > chosen.start;
}

/** What is chosen when the end at `from` moves to `to`: a day that ends nothing so far is where the range begins. */
export function moveEnd(chosen: Days | undefined, from: CalendarDate, to: CalendarDate): Days {
  if (chosen?.end === from) return daysBetweenEnds(chosen.start, to);
  if (chosen?.start === from) return daysBetweenEnds(chosen.end, to);
  return daysBetweenEnds(from, to);
}

/** The days from one end to the other, whichever is first. */
export function daysBetweenEnds(one: CalendarDate, other: CalendarDate): Days {
  return one < other ? { start: one, end: other } : { start: other, end: one };
}
