import type { DateWithTimeZone } from 'node-ical';
import { addDays, calendarDate, parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { clockOf, isUtc } from './zone-names.ts';

export interface StayEnds {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** Platforms write 0001 or 9999 for 'always'. Arithmetic with dates in between stays within the calendar. */
const [earliest, latest] = ['1900-01-01', '2999-12-31'].map((date) => ({
  date: calendarDate(date),
  at: Date.parse(date),
})) as [Bound, Bound];

interface Bound {
  readonly date: CalendarDate;
  readonly at: number;
}

/**
 * The dates of a stay. Two ends at midnight are whole days as written, in any time zone: platforms write
 * dates that way, and conversion to the property's zone could move each to the previous day. Other times in
 * UTC are converted to the property's zone. Times of another zone may mean that instant or the hours as
 * written (decision 0032), so the stay has the nights of both readings. A missing end, or one that is not
 * after the start, makes it one night. Undefined when there is no readable start.
 */
export function endsOf(
  start: DateWithTimeZone | undefined,
  end: DateWithTimeZone | undefined,
  houseZone: string,
): StayEnds | undefined {
  const checkIn = readEnd(start, houseZone);
  if (!checkIn) return undefined;
  const checkOut = readEnd(end, houseZone);
  const areDays = checkIn.isDay && (checkOut === undefined || checkOut.isDay);
  const first = areDays ? checkIn.written : earlier(checkIn);
  const last = checkOut && (areDays ? checkOut.written : later(checkOut));
  return {
    startDate: first.date,
    endDate: last && last.date > first.date ? last.date : addDays(first.date, 1),
    startTime: areDays ? null : first.time,
    endTime: areDays ? null : (last?.time ?? null),
  };
}

/** Whether an event ends before it starts. A date is compared only with the date of the other end. */
export function isBackwards(start: DateWithTimeZone | undefined, end: DateWithTimeZone | undefined): boolean {
  const [first, last] = [readEnd(start, 'UTC'), readEnd(end, 'UTC')];
  if (!start || !end || !first || !last) return false;
  const isDate = start.dateOnly === true || end.dateOnly === true;
  return isDate ? last.written.date < first.written.date : end.getTime() < start.getTime();
}

/** The calendar day in the event's own time zone; not for UTC. */
export function writtenDate(value: DateWithTimeZone): CalendarDate | undefined {
  return isUtc(value.tz) ? undefined : readEnd(value, 'UTC')?.written.date;
}

interface LocalMoment {
  readonly date: CalendarDate;
  readonly time: string | null;
}

interface End {
  readonly written: LocalMoment;
  readonly atHouse: LocalMoment;
  readonly isDay: boolean;
  /** In UTC, which is no local time, so the hours are converted to the property's zone. */
  readonly isUtcMoment: boolean;
}

/** When the two readings differ, the stay covers both, and a day that only one reading has gets no hour. */
function earlier({ written, atHouse, isUtcMoment }: End): LocalMoment {
  return !isUtcMoment && written.date < atHouse.date ? { date: written.date, time: null } : atHouse;
}

function later({ written, atHouse, isUtcMoment }: End): LocalMoment {
  return !isUtcMoment && written.date > atHouse.date ? { date: written.date, time: null } : atHouse;
}

function readEnd(value: DateWithTimeZone | undefined, houseZone: string): End | undefined {
  // node-ical returns a date that it cannot parse as text.
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
  const bound = value.getTime() < earliest.at ? earliest : value.getTime() > latest.at ? latest : undefined;
  if (bound) return endOf({ date: bound.date, time: null });
  const written = momentOf(byOwnClocks(value));
  if (!written) return undefined;
  if (value.dateOnly === true) return endOf({ ...written, time: null });
  const isDay = written.time === '00:00' && value.getSeconds() === 0;
  const houseClock = isNamed(value.tz) ? clockOf(houseZone) : undefined;
  const atHouse = (houseClock && momentOf(houseClock.format(value))) ?? written;
  return { written, atHouse, isDay, isUtcMoment: isUtc(value.tz) };
}

function endOf(moment: LocalMoment): End {
  return { written: moment, atHouse: moment, isDay: true, isUtcMoment: false };
}

/** Times without a zone, or with an unknown one, are taken as written. */
function isNamed(zone: string | undefined): zone is string {
  return zone !== undefined && (isUtc(zone) || clockOf(zone) !== undefined);
}

function byOwnClocks(value: DateWithTimeZone): string {
  if (value.dateOnly === true || value.tz === undefined) return localGetters(value);
  return clockOf(isUtc(value.tz) ? 'UTC' : value.tz)?.format(value) ?? localGetters(value);
}

function momentOf(written: string): LocalMoment | undefined {
  const date = parseCalendarDate(written.slice(0, 10));
  return date.ok ? { date: date.date, time: written.slice(11, 16) } : undefined;
}

/** node-ical reads whole days, and times without a zone, in the process's time zone. */
function localGetters(value: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(value.getFullYear()).padStart(4, '0')}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
  return `${date} ${two(value.getHours())}:${two(value.getMinutes())}`;
}
