import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { firstDayOf, lastDayOf, type CalendarMonth } from '@getaway/kernel/calendar-month';

/** Whole months, the first and the last included. */
export interface ReportPeriod {
  readonly from: CalendarMonth;
  readonly to: CalendarMonth;
}

/** The first and the last day of a period. */
export function daysOf({ from, to }: ReportPeriod): {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
} {
  return { first: firstDayOf(from), last: lastDayOf(to) };
}
