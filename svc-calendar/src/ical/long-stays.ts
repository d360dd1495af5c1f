import { addDays, calendarDate, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { StayEnds } from './stay-ends.ts';

/**
 * From the first day of any year it reaches past the last night that can be booked on the last day of that
 * year.
 */
export const mostNights = 1_200;

/**
 * Shortens a stay that is longer than anyone books ('closed until 9999'), so that no feed can fill the
 * database. It keeps the last nights, or the nights from the first day of this year when the last ones are
 * too far ahead. The result includes all bookable nights, and its dates stay the same as long as possible,
 * because each change is published.
 */
export function withoutFarNights(ends: StayEnds, today: CalendarDate): StayEnds {
  if (daysBetween(ends.startDate, ends.endDate) <= mostNights) return ends;
  const thisYear = calendarDate(`${today.slice(0, 4)}-01-01`);
  const lastNights = addDays(ends.endDate, -mostNights);
  const kept = lastNights < thisYear ? lastNights : thisYear;
  const startDate = kept > ends.startDate ? kept : ends.startDate;
  const furthest = addDays(startDate, mostNights);
  return {
    startDate,
    endDate: furthest < ends.endDate ? furthest : ends.endDate,
    startTime: startDate === ends.startDate ? ends.startTime : null,
    endTime: furthest < ends.endDate ? null : ends.endTime,
  };
}
