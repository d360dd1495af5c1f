import { addDays, daysBetween, parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';

const months = [
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
 * The day that a search names: '2026-12-12', '12/12', '12/12/26', 'Dec 12', '12 dec 2026', '12.12.2026', 'tomorrow';
 * undefined for anything else. With dots, the day comes first. Without a year, the one in which it is closest to today.
 */
export function typedDay(search: string, today: CalendarDate): CalendarDate | undefined {
  if (/^today$/i.test(search)) return today;
  if (/^tomorrow$/i.test(search)) return addDays(today, 1);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(search) ?? [];
  if (isoYear) return dayOf(isoYear, isoMonth, isoDay);
  const named = parts(search);
  return named && dayOfParts(named, today);
}

function dayOfParts({ month, day, year }: Parts, today: CalendarDate): CalendarDate | undefined {
  if (year !== undefined) return dayOf(year.length === 2 ? `20${year}` : year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const distance = (date: CalendarDate): number => Math.abs(daysBetween(today, date));
  return [thisYear, thisYear + 1, thisYear - 1]
    .flatMap((each) => dayOf(String(each), month, day) ?? [])
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * The month that a search names: 'Dec', 'december 2026', '12/2026', '2026-12'; undefined for anything else. Without
 * a year, the one in which it is closest to today.
 */
export function typedMonth(search: string, today: CalendarDate): string | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(search) ?? [];
  const [, month = isoMonth, year = isoYear] = /^(\d{1,2})\/(\d{4})$/.exec(search) ?? [];
  const [, name, namedYear] = /^([a-z]{3,9})\.?(?:,? (\d{4}))?$/i.exec(search) ?? [];
  const parsed =
    month && year ? { month, day: '1', year } : name ? withName(name, '1', namedYear) : undefined;
  return parsed && dayOfParts(parsed, today)?.slice(0, 7);
}

interface Parts {
  readonly month: string;
  readonly day: string;
  readonly year: string | undefined;
}

function parts(search: string): Parts | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(search) ?? [];
  if (month && day) return { month, day, year };
  const [, dottedDay, dottedMonth, dottedYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/.exec(search) ?? [];
  if (dottedDay && dottedMonth) return { month: dottedMonth, day: dottedDay, year: dottedYear };
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(search);
  if (monthFirst) return withName(monthFirst[1], monthFirst[2], monthFirst[3]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}))?$/i.exec(search);
  return dayFirst ? withName(dayFirst[2], dayFirst[1], dayFirst[3]) : undefined;
}

function withName(name = '', day = '', year: string | undefined): Parts | undefined {
  // 'Sept' is usual, and begins the name as well.
  const at = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return at === -1 ? undefined : { month: String(at + 1), day, year };
}

function dayOf(year: string, month = '', day = ''): CalendarDate | undefined {
  const parsed = parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.ok ? parsed.date : undefined;
}
