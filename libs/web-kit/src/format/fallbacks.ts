import { addDays, parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, nightsOf } from '@getaway/kernel/stay';

/*
 * The contracts refuse a date that is none. Should one come through all the same, it is logged and shown as well as can
 * be, and does not take a whole list down with it (spec page 2, section 8).
 */

/** What `format` makes of the text, or the text itself where it is no date (a RangeError). */
export function orRaw(text: string, format: () => string): string {
  try {
    return format();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error('Date formatting error', error.message);
    return text;
  }
}

/** The nights from one date to another, 0 where one of them is none. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const [arrival, departure] = [parseCalendarDate(checkIn), parseCalendarDate(checkOut)];
  if (arrival.ok && departure.ok) return nightCount({ arrival: arrival.date, departure: departure.date });
  console.error('Night calculation error');
  return 0;
}

/** The days from one date to another, both within; none where one of them is no date or the last is before the first. */
export function daysThrough(from: string, to: string): CalendarDate[] {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  if (first.ok && last.ok) return nightsOf({ arrival: first.date, departure: addDays(last.date, 1) });
  console.error('Date range generation error');
  return [];
}
