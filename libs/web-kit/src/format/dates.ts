import type { CalendarDate } from '@getaway/kernel/calendar-date';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const dayFormat = inUtc({ weekday: 'short', month: 'short', day: 'numeric' });
const longFormat = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const timeFormat = inUtc({ hour: 'numeric', minute: '2-digit' });

/** '2026-02-13' to 'Fri, Feb 13'. */
export function formatDay(date: CalendarDate): string {
  return dayFormat.format(midnight(date));
}

/** '2026-02-13' to 'Friday, February 13, 2026'. */
export function formatLongDay(date: CalendarDate): string {
  return longFormat.format(midnight(date));
}

/** '16:00' to '4:00 PM'. */
export function formatTimeOfDay(time: string): string {
  // Some engines part the hour from AM/PM with a narrow no-break space; texts and tests want a plain one.
  return timeFormat.format(new Date(`1970-01-01T${time}:00Z`)).replace(/\s/gu, ' ');
}

/** 1 to '1 night', 3 to '3 nights'. */
export function formatNights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`;
}

function midnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
