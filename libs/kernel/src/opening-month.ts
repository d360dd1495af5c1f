import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, type CalendarMonth } from './calendar-month.ts';
import { firstFreeNight } from './stay.ts';

/**
 * The month that a calendar opens with where one is in sight: that of the first available night, or the next one where less than a
 * week is left of it. A month without a available night is no better.
 */
export function openingMonth(today: CalendarDate, taken: ReadonlySet<CalendarDate>): CalendarMonth {
  const night = firstFreeNight(today, taken);
  const month = monthOf(night);
  const next = addMonths(month, 1);
  if (daysBetween(night, firstDayOf(next)) >= 7) return month;
  for (let day = firstDayOf(next); day <= lastDayOf(next); day = addDays(day, 1))
    if (!taken.has(day)) return next;
  return month;
}
