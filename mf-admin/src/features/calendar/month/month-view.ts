import { addDays, calendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Days } from '../../../day-range/days.ts';

export function firstOfMonth(day: CalendarDate): CalendarDate {
  return calendarDate(`${day.slice(0, 7)}-01`);
}

/** The first day of another month, so many months away. */
export function addMonths(month: CalendarDate, count: number): CalendarDate {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const two = String((months % 12) + 1).padStart(2, '0');
  return calendarDate(`${Math.floor(months / 12)}-${two}-01`);
}

/** What the grid shows of a month: its first week, from Sunday, to its last (spec page 2, 'Month grid'). */
export function viewOf(month: CalendarDate): Days {
  const start = firstOfMonth(month);
  const end = addDays(addMonths(start, 1), -1);
  return { start: addDays(start, -weekdayOf(start)), end: addDays(end, 6 - weekdayOf(end)) };
}
