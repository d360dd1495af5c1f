import { addDays, parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, nightsOf } from '@getaway/kernel/stay';

/* See or-raw.ts. */

/** The nights from one date to another; 0 if one of them is invalid. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const [from, to] = [parseCalendarDate(checkIn), parseCalendarDate(checkOut)];
  if (from.ok && to.ok) return nightCount({ checkIn: from.date, checkOut: to.date });
  console.error('Night calculation error');
  return 0;
}

/** The days from one date to another, inclusive; empty if one of them is invalid or the last is before the first. */
export function daysThrough(from: string, to: string): CalendarDate[] {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  if (first.ok && last.ok) return nightsOf({ checkIn: first.date, checkOut: addDays(last.date, 1) });
  console.error('Date range generation error');
  return [];
}
