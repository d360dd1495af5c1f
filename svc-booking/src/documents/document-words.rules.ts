import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { longDate, shortDateOfYear } from '@getaway/kernel/date-formats';
import { utcFormat } from '@getaway/kernel/utc-format';

const shortDay = utcFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** Fri, Jan 29, 2027 */
export function nightInWords(date: CalendarDate): string {
  return shortDateOfYear.format(midnight(date));
}

/** January 29, 2027 */
export function dayInWords(date: CalendarDate): string {
  return longDate.format(midnight(date));
}

/** Jan 29, 2027 */
export function shortDayInWords(date: CalendarDate): string {
  return shortDay.format(midnight(date));
}

/** 0.07 to 7%, 0.0725 to 7.25%. */
export function percentInWords(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}

function midnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
