import { checkInMoment, type Arrival } from '@getaway/kernel/arrival';
import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { utcFormat } from '@getaway/kernel/utc-format';
import { formatDate } from '../../../format/dates.ts';
import type { Days } from '../../../day-range/days.ts';

const longDay = utcFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const shortDay = utcFormat({ month: 'short', day: 'numeric' });

/** One day as 'Friday, February 12', several as 'Feb 12 – Feb 14'. */
export function daysInWords({ start, end }: Days): string {
  if (start === end) return longDay.format(midnight(start));
  return `${shortDay.format(midnight(start))} – ${shortDay.format(midnight(end))}`;
}

/** 'Feb 12, 2027 at 4:00 PM'. */
export function momentInWords(date: CalendarDate, time: string): string {
  return `${formatDate(date)} at ${formatTimeOfDay(time)}`;
}

/** When the guest of our own stay may arrive: 'Feb 12, 2027 from 4:00 PM'. `usual` is the check-in time of the house, HH:MM. */
export function arrivalOn(date: CalendarDate, arrival: Arrival, usual: string): string {
  return `${formatDate(date)} ${checkInMoment(arrival, usual)}`;
}

function midnight(date: string): Date {
  return new Date(`${calendarDate(date)}T00:00:00Z`);
}
