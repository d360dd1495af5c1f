import { calendarDate, dateInZone } from '@getaway/kernel/calendar-date';
import { orRaw } from '@getaway/web-kit/format/or-raw';
import { property } from '../property.ts';

const options = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const calendarFormat = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const instantFormat = new Intl.DateTimeFormat('en-US', { ...options, timeZone: property.timeZone });

/** A calendar date, '2026-02-13' to 'Feb 13, 2026'; or an instant, by the day it falls on at the house. */
export function formatDate(date: string): string {
  const isCalendarDate = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return orRaw(date, () =>
    isCalendarDate
      ? calendarFormat.format(new Date(`${calendarDate(date)}T00:00:00Z`))
      : instantFormat.format(new Date(date)),
  );
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  ...options,
  hour: 'numeric',
  minute: '2-digit',
  timeZone: property.timeZone,
});

/** An instant with the time of day at the house: 'Feb 13, 2026, 4:00 PM'. */
export function formatMoment(instant: string): string {
  // Some engines part the hour from AM/PM with a narrow no-break space.
  return orRaw(instant, () => momentFormat.format(new Date(instant)).replace(/\s/gu, ' '));
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: property.timeZone,
});

/** The time of day of an instant at the house: '4:00 PM'. */
export function formatTimeAtHouse(instant: string): string {
  return orRaw(instant, () => timeFormat.format(new Date(instant)).replace(/\s/gu, ' '));
}

const timeOfDayFormat = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: property.timeZone,
});

/** An instant for files, at the house: '2026-02-13 16:00:00'. */
export function formatStamp(instant: string): string {
  return orRaw(instant, () => {
    const at = new Date(instant);
    return `${dateInZone(at, property.timeZone)} ${timeOfDayFormat.format(at)}`;
  });
}
