import { addDays, calendarDate, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { instantInZone } from '@getaway/kernel/zoned-time';

/** The moment from which a code is refused that holds through a whole day at the house. */
export function endOfDay(lastDay: string, timeZone: string): string {
  return instantInZone(addDays(calendarDate(lastDay), 1), '00:00', timeZone).toISOString();
}

/** The last day at the house on which a code holds that is refused from a moment on. */
export function lastDayBefore(instant: string, timeZone: string): CalendarDate {
  return dateInZone(new Date(Date.parse(instant) - 1), timeZone);
}
