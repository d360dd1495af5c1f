import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { utcFormat } from '@getaway/kernel/utc-format';
import { orRaw } from './or-raw.ts';

const dayFormat = utcFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const spokenDayFormat = utcFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** '2026-02-13' to 'Fri, Feb 13'. */
export function formatDay(date: CalendarDate): string {
  return orRaw(date, () => dayFormat.format(midnight(date)));
}

/** The days of a stay with their year: 'Fri, Jan 29 – Sun, Jan 31, 2027', 'Fri, Dec 31, 2027 – Sat, Jan 1, 2028'. */
export function formatStay(checkIn: CalendarDate, checkOut: CalendarDate): string {
  const [first, last] = [checkIn.slice(0, 4), checkOut.slice(0, 4)];
  const year = first === last ? '' : `, ${first}`;
  return `${formatDay(checkIn)}${year} – ${formatDay(checkOut)}, ${last}`;
}

/** '2027-02-12' to 'Friday, February 12', for screen readers. */
export function formatSpokenDay(date: CalendarDate): string {
  return orRaw(date, () => spokenDayFormat.format(midnight(date)));
}

/** '11:00' to '11 AM', '16:30' to '4:30 PM'. */
export function formatHour(time: string): string {
  return formatTimeOfDay(time).replace(':00', '');
}

/** 1 to '1 night', 3 to '3 nights'. */
export function formatNights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`;
}

function midnight(date: CalendarDate): Date {
  return new Date(`${calendarDate(date)}T00:00:00Z`);
}
