import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
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

/** '-20.00' to '−$20.00'. */
export function moneyWords(dollars: string): string {
  return dollars.startsWith('-') ? `−${inDollars(dollars.slice(1))}` : inDollars(dollars);
}

export function isAboveZero(dollars: string): boolean {
  return Number(dollars) > 0;
}
