import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2027-02-12' to 'Friday, February 12, 2027'. */
export function dayWords(date: CalendarDate): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}

/** '-20.00' to '−$20.00'. */
export function moneyWords(dollars: string): string {
  return dollars.startsWith('-') ? `−${inDollars(dollars.slice(1))}` : inDollars(dollars);
}

export function isAboveZero(dollars: string): boolean {
  return Number(dollars) > 0;
}
