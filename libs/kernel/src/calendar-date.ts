/** A day of the Gregorian calendar written YYYY-MM-DD, without a time or a zone. */
export type CalendarDate = string & { readonly __unit: 'calendar-date' };

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type ParsedDate = { ok: true; date: CalendarDate } | { ok: false; reason: string };

const millisecondsPerDay = 86_400_000;
const millisecondsPerMinute = 60_000;

/** Parses a calendar date; the refusals are those of the spec's date helper (page 2, section 5). */
export function parseCalendarDate(input: unknown): ParsedDate {
  if (typeof input !== 'string' || input === '') return { ok: false, reason: 'Invalid date string' };
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(input);
  if (!match) return { ok: false, reason: 'Date string must be in YYYY-MM-DD format' };
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1) return { ok: false, reason: 'Invalid date components' };
  if (month < 1 || month > 12) return { ok: false, reason: 'Invalid month in date' };
  if (day < 1 || day > 31) return { ok: false, reason: 'Invalid day in date' };
  if (day > daysInMonth(year, month)) return { ok: false, reason: 'Invalid date' };
  return { ok: true, date: input as CalendarDate };
}

/** Parses a date that is known to be valid: literals and stored values. Throws a RangeError otherwise. */
export function calendarDate(input: string): CalendarDate {
  const parsed = parseCalendarDate(input);
  if (!parsed.ok) throw new RangeError(`${parsed.reason}: ${input}`);
  return parsed.date;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return writeDate(toEpochDay(date) + days);
}

/**
 * Days from one date to another, negative when `to` is earlier. Counted on the calendar, so DST has no
 * effect.
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

export function weekdayOf(date: CalendarDate): Weekday {
  return new Date(toEpochDay(date) * millisecondsPerDay).getUTCDay() as Weekday;
}

/** The `MM-DD` part, for annual rules. */
export function monthAndDay(date: CalendarDate): string {
  return date.slice(5);
}

/** The calendar date of an instant in a time zone (IANA name). */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const known = days.get(timeZone);
  const minute = Math.floor(instant.getTime() / millisecondsPerMinute);
  if (known?.minute === minute) return known.date;
  const format =
    known?.format ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  // By name: no locale is certain to keep its order. Safari's engine has written Canadian dates as 11/28/2026, too.
  const part = (name: string) => format.formatToParts(instant).find(({ type }) => type === name)?.value;
  const date = calendarDate(`${part('year')}-${part('month')}-${part('day')}`);
  days.set(timeZone, { format, minute, date });
  return date;
}

/**
 * Every request needs today's date, and creating a formatter takes longer than answering a request. Offsets have
 * changed only at whole minutes since 1972, so a minute has one date.
 */
const days = new Map<
  string,
  { readonly format: Intl.DateTimeFormat; readonly minute: number; readonly date: CalendarDate }
>();

function toEpochDay(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
}

/** Of the Gregorian calendar; `month` is 1 to 12. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function writeDate(day: number): CalendarDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10) as CalendarDate;
}
