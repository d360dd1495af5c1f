import { addDays, calendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { weekendAround } from './weekends.ts';

interface Holiday {
  readonly asks: RegExp;
  readonly date: (year: number) => CalendarDate;
  /** From the holiday itself, when no weekend is named. */
  readonly nights: number;
  /** A federal holiday: when it falls on a Sunday or a Monday, its weekend goes on to Monday. */
  readonly long?: true;
  /** A holiday that is only ever asked for with its weekend. */
  readonly alwaysWeekend?: true;
}

/** Days that guests call by name and that the date library doesn't know. */
const holidays: readonly Holiday[] = [
  { asks: /\bvalentine/i, date: (year) => fixed(year, '02-14'), nights: 1 },
  { asks: /\bchristmas eve\b/i, date: (year) => fixed(year, '12-24'), nights: 1 },
  { asks: /\b(?:christmas|xmas)\b/i, date: (year) => fixed(year, '12-24'), nights: 2 },
  { asks: /\bnew year.?s?\b/i, date: (year) => fixed(year, '12-31'), nights: 1 },
  { asks: /\bthanksgiving\b/i, date: (year) => nth(year, '11', 4, 4), nights: 1, long: true },
  {
    asks: /\bjuly (?:the )?(?:4|4th|fourth)\b|\b(?:4|4th|fourth) of july\b|\bindependence day\b/i,
    date: (year) => fixed(year, '07-04'),
    nights: 1,
    long: true,
  },
  { asks: /\bjuneteenth\b/i, date: (year) => fixed(year, '06-19'), nights: 1, long: true },
  { asks: /\bhalloween\b/i, date: (year) => fixed(year, '10-31'), nights: 1 },
  { asks: /\bmlk\b|\bmartin luther king/i, date: (year) => nth(year, '01', 1, 3), ...longWeekend() },
  { asks: /\bpresident'?s'? day\b/i, date: (year) => nth(year, '02', 1, 3), ...longWeekend() },
  { asks: /\bmemorial day\b/i, date: (year) => nth(year, '05', 1, 5), ...longWeekend() },
  { asks: /\blabor day\b/i, date: (year) => nth(year, '09', 1, 1), ...longWeekend() },
  { asks: /\bcolumbus day\b/i, date: (year) => nth(year, '10', 1, 2), ...longWeekend() },
  { asks: /\beaster\b/i, date: easterSunday, nights: 1, alwaysWeekend: true },
  { asks: /\bmother'?s day\b/i, date: (year) => nth(year, '05', 0, 2), nights: 1, alwaysWeekend: true },
  { asks: /\bfather'?s day\b/i, date: (year) => nth(year, '06', 0, 3), nights: 1, alwaysWeekend: true },
];

/** The stay over a holiday that a question names, the next time it comes or in the year it says. */
export function holidayIn(question: string, today: CalendarDate): Stay | undefined {
  const holiday = holidays.find(({ asks }) => asks.test(question));
  if (!holiday) return undefined;
  const stayIn = (year: number): Stay => stayOver(holiday, year, /\bweekends?\b/i.test(question));
  const said = /\b(20\d{2})\b/.exec(question)?.[1];
  if (said !== undefined) return stayIn(Number(said));
  const thisYear = Number(today.slice(0, 4));
  const coming = stayIn(thisYear);
  return coming.arrival < today ? stayIn(thisYear + 1) : coming;
}

function stayOver(holiday: Holiday, year: number, asksWeekend: boolean): Stay {
  const date = holiday.date(year);
  if (asksWeekend || holiday.alwaysWeekend === true) return weekendAround(date, holiday.long === true);
  return { arrival: date, departure: addDays(date, holiday.nights) };
}

function longWeekend(): Pick<Holiday, 'nights' | 'long' | 'alwaysWeekend'> {
  return { nights: 1, long: true, alwaysWeekend: true };
}

function fixed(year: number, monthAndDay: string): CalendarDate {
  return calendarDate(`${year}-${monthAndDay}`);
}

/** The nth weekday (0 is Sunday) of a month; the fifth is the last, also where a month has only four. */
function nth(year: number, month: string, weekday: number, which: number): CalendarDate {
  const first = calendarDate(`${year}-${month}-01`);
  const date = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
  return date.slice(5, 7) === month ? date : addDays(date, -7);
}

/** The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = String(Math.floor(f / 31)).padStart(2, '0');
  return calendarDate(`${year}-${month}-${String((f % 31) + 1).padStart(2, '0')}`);
}
