import { addDays, parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';

/** In English, as people type them. */
export const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * The days that a search may mean: '2026-12-12', '12/12', '12/12/26', 'Dec 12', '12 dec 2026', '12.12.2026', 'tomorrow';
 * none for anything else. With dots, the day comes first. Without a year, the next such day, and then the last one.
 */
export function typedDays(search: string, today: CalendarDate): readonly CalendarDate[] {
  if (/^today$/i.test(search)) return [today];
  if (/^tomorrow$/i.test(search)) return [addDays(today, 1)];
  const named = dayParts(search);
  return named ? daysOfParts(named, today) : [];
}

/** With a year, its day; without, the next one from a day on, and then the last one before it. */
export function daysOfParts({ month, day, year }: DayParts, from: CalendarDate): CalendarDate[] {
  if (year !== undefined) return dayOf(year.length === 2 ? `20${year}` : year, month, day);
  const thisYear = Number(from.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((each) => dayOf(String(each), month, day));
  const coming = days.filter((each) => each >= from).slice(0, 1);
  return [...coming, ...days.filter((each) => each < from).slice(-1)];
}

/**
 * The months that a search may mean: 'Dec', 'december 2026', '12/2026', '2026-12'; none for anything else. Without a year,
 * the next such month, this one included, and then the last one.
 */
export function typedMonths(search: string, today: CalendarDate): readonly string[] {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(search) ?? [];
  const [, month = isoMonth, year = isoYear] = /^(\d{1,2})\/(\d{4})$/.exec(search) ?? [];
  const [, name, namedYear] = /^([a-z]{3,9})\.?(?:,? (\d{4}))?$/i.exec(search) ?? [];
  const parsed =
    month && year ? { month, day: '1', year } : name ? withName(name, '1', namedYear) : undefined;
  const firstOfMonth = addDays(today, 1 - Number(today.slice(8)));
  return parsed ? daysOfParts(parsed, firstOfMonth).map((date) => date.slice(0, 7)) : [];
}

/** A day as it was typed, which may not exist. */
export interface DayParts {
  /** From '1' on. */
  readonly month: string;
  readonly day: string;
  /** Of four digits or two. */
  readonly year: string | undefined;
}

/** The parts of a text that is written like a day; undefined for anything else. */
export function dayParts(search: string): DayParts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(search) ?? [];
  if (isoMonth && isoDay) return { month: isoMonth, day: isoDay, year: isoYear };
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(search) ?? [];
  if (month && day) return { month, day, year };
  const [, dottedDay, dottedMonth, dottedYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/.exec(search) ?? [];
  if (dottedDay && dottedMonth) return { month: dottedMonth, day: dottedDay, year: dottedYear };
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(search);
  if (monthFirst) return withName(monthFirst[1], monthFirst[2], monthFirst[3]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}))?$/i.exec(search);
  return dayFirst ? withName(dayFirst[2], dayFirst[1], dayFirst[3]) : undefined;
}

function withName(name = '', day = '', year: string | undefined): DayParts | undefined {
  // 'Sept' is usual, and begins the name as well.
  const at = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return at === -1 ? undefined : { month: String(at + 1), day, year };
}

function dayOf(year: string, month = '', day = ''): CalendarDate[] {
  const parsed = parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.ok ? [parsed.date] : [];
}
