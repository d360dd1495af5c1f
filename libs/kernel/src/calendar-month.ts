import { addDays, calendarDate, type CalendarDate } from './calendar-date.ts';

/** A month of the Gregorian calendar written YYYY-MM. */
export type CalendarMonth = string & { readonly __unit: 'calendar-month' };

const pattern = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/;

/** Whether text is a month, YYYY-MM. */
export function isCalendarMonth(text: string): text is CalendarMonth {
  return pattern.test(text);
}

/** Parses a month that is known to be valid. Throws a RangeError otherwise. */
export function calendarMonth(text: string): CalendarMonth {
  if (!isCalendarMonth(text)) throw new RangeError(`not a month: ${text}`);
  return text;
}

export function monthOf(date: CalendarDate): CalendarMonth {
  return calendarMonth(date.slice(0, 7));
}

/** The month some months later, or earlier when negative. */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const number = numberOf(month) + months;
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return calendarMonth(`${year}-${String((number % 12) + 1).padStart(2, '0')}`);
}

export function firstDayOf(month: CalendarMonth): CalendarDate {
  return calendarDate(`${month}-01`);
}

export function lastDayOf(month: CalendarMonth): CalendarDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** How many months there are from the first to the last, both included; 0 or less when the last is earlier. */
export function countMonths(from: CalendarMonth, to: CalendarMonth): number {
  return numberOf(to) - numberOf(from) + 1;
}

/** The months from the first to the last, both included. Empty when the last is earlier. */
export function monthsFrom(from: CalendarMonth, to: CalendarMonth): CalendarMonth[] {
  return Array.from({ length: Math.max(0, countMonths(from, to)) }, (_, index) => addMonths(from, index));
}

function numberOf(month: CalendarMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
