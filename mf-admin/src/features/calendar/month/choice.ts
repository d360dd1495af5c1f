import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Days } from './month-view.ts';

/** One day, or with `extend` all days between the first chosen one and this. */
export function chooseDay(chosen: Days | undefined, day: CalendarDate, extend: boolean): Days {
  if (!chosen || !extend) return { start: day, end: day };
  return day < chosen.start ? { start: day, end: chosen.start } : { start: chosen.start, end: day };
}

/** While nights are chosen to be blocked, a later day than the only one so far is the other end. */
export function completesRange(chosen: Days | undefined, day: CalendarDate): boolean {
  return chosen !== undefined && chosen.start === chosen.end && day > chosen.start;
}
