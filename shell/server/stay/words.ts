import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { utcFormat } from '@getaway/kernel/utc-format';

const longDay = utcFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** '2027-02-12' to 'Friday, February 12, 2027'. */
export function dayWords(date: CalendarDate): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}

export function isAboveZero(dollars: string): boolean {
  return Number(dollars) > 0;
}
