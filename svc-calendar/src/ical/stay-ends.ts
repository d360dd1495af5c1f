import type { DateWithTimeZone } from 'node-ical';
import { addDays, calendarDate, parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';

export interface StayEnds {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** Longer than any platform's booking window; what is longer ends here, so that no feed can fill the database. */
const mostNights = 1_100;

/**
 * The dates of a stay by the clocks it was written for. Two ends at midnight UTC are whole days as written: platforms
 * write dates like that, and by the clocks of a house west of Greenwich each would fall on the day before. An end that is
 * missing or not after the start makes it one night.
 * Undefined where there is no readable start.
 */
export function endsOf(
  start: DateWithTimeZone | undefined,
  end: DateWithTimeZone | undefined,
  houseZone: string,
): StayEnds | undefined {
  const areDays = isMidnightUtc(start) && (end === undefined || isMidnightUtc(end));
  const read = areDays ? wholeDayOf : localOf;
  const arrival = read(start, houseZone);
  if (!arrival) return undefined;
  const departure = read(end, houseZone);
  const oneNight = addDays(arrival.date, 1);
  const last = addDays(arrival.date, mostNights);
  const wished = departure && departure.date > arrival.date ? departure.date : oneNight;
  return {
    startDate: arrival.date,
    endDate: wished > last ? last : wished,
    startTime: arrival.time,
    endTime: departure?.time ?? null,
  };
}

interface LocalMoment {
  readonly date: CalendarDate;
  readonly time: string | null;
}

function isMidnightUtc(value: DateWithTimeZone | undefined): boolean {
  return value instanceof Date && isUtc(value.tz) && value.getTime() % dayMs === 0;
}

function wholeDayOf(value: DateWithTimeZone | undefined): LocalMoment | undefined {
  return value && { date: calendarDate(value.toISOString().slice(0, 10)), time: null };
}

function localOf(value: DateWithTimeZone | undefined, houseZone: string): LocalMoment | undefined {
  // A date that node-ical could not read comes as its text.
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
  const written = value.dateOnly === true ? localGetters(value) : byClocks(value, houseZone);
  const date = parseCalendarDate(written.slice(0, 10));
  if (!date.ok) return undefined;
  return { date: date.date, time: value.dateOnly === true ? null : written.slice(11, 16) };
}

/** Times in UTC are read by the clocks of the house; those without a zone, or with an unknown one, as they are written. */
function byClocks(value: DateWithTimeZone, houseZone: string): string {
  if (value.tz === undefined) return localGetters(value);
  const formatter = formatterOf(isUtc(value.tz) ? houseZone : value.tz);
  // sv-SE writes 2027-06-10 16:00.
  return formatter ? formatter.format(value) : localGetters(value);
}

/** node-ical reads whole days, and times without a zone, by the clocks of the process. */
function localGetters(value: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(value.getFullYear()).padStart(4, '0')}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
  return `${date} ${two(value.getHours())}:${two(value.getMinutes())}`;
}

function isUtc(zone: string | undefined): boolean {
  return zone !== undefined && /^(?:etc\/)?utc$/i.test(zone);
}

const formatters = new Map<string, Intl.DateTimeFormat | undefined>();

function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formatters.has(timeZone)) formatters.set(timeZone, makeFormatter(timeZone));
  return formatters.get(timeZone);
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  } catch {
    return undefined;
  }
}
