import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';

/** Ten years. The limit keeps the following day within the range of calendar dates. */
const maxDaysAhead = 3_660;

/**
 * The nights of a block, first and last day included, or why they cannot be blocked. `today` is the
 * property's day.
 */
export function nightsOfBlock(
  range: { fromDate: CalendarDate; toDate?: CalendarDate | undefined },
  today: CalendarDate,
): { ok: true; nights: CalendarDate[] } | { ok: false; message: string } {
  const last = range.toDate ?? range.fromDate;
  if (daysBetween(today, last) > maxDaysAhead) {
    return { ok: false, message: `Dates can be at most ${maxDaysAhead} days from today` };
  }
  const days = daysBetween(range.fromDate, last) + 1;
  return { ok: true, nights: Array.from({ length: days }, (_, index) => addDays(range.fromDate, index)) };
}
