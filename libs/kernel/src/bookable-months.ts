import { addDays, type CalendarDate } from './calendar-date.ts';
import { monthOf, monthsFrom, type CalendarMonth } from './calendar-month.ts';
import { stayLimits } from './stay.ts';

/** The months in which a stay can begin, from that of today on. */
export function bookableMonths(today: CalendarDate): CalendarMonth[] {
  return monthsFrom(monthOf(today), monthOf(addDays(today, stayLimits.maxDaysAhead - 1)));
}
