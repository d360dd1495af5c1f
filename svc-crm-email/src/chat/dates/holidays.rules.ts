import { addDays, calendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { rule, type Holiday, type TokenRule } from './date-token.rules.ts';
import { weekendAround } from './weekends.rules.ts';

/** Narrow names come before wide ones. */
const holidays: readonly Holiday[] = [
  { asks: "valentine'?s?'?(?: day)?", date: (year) => fixed(year, '02-14'), nights: 1 },
  { asks: 'christmas eve', date: (year) => fixed(year, '12-24'), nights: 1 },
  { asks: 'christmas day', date: (year) => fixed(year, '12-25'), nights: 1 },
  { asks: 'christmas', date: (year) => fixed(year, '12-24'), nights: 2, vague: true },
  { asks: "new year'?s?'? eve", date: (year) => fixed(year, '12-31'), nights: 1 },
  { asks: "new year'?s?'? day", date: (year) => fixed(year, '01-01'), nights: 1 },
  { asks: "new year(?:'?s'?)?", date: (year) => fixed(year, '12-31'), nights: 1, vague: true },
  { asks: 'thanksgiving(?: day)?', date: (year) => nth(year, '11', 4, 4), nights: 1, long: true },
  {
    asks: 'july (?:the )?fourth|(?:the )?(?:4th|fourth) of july|independence day',
    date: (year) => fixed(year, '07-04'),
    nights: 1,
    long: true,
  },
  { asks: 'juneteenth', date: (year) => fixed(year, '06-19'), nights: 1, long: true },
  { asks: 'halloween', date: (year) => fixed(year, '10-31'), nights: 1 },
  { asks: "veterans?'? day", date: (year) => fixed(year, '11-11'), nights: 1 },
  { asks: "st\\.? ?(?:patrick|patty|paddy)'?s(?: day)?", date: (year) => fixed(year, '03-17'), nights: 1 },
  {
    asks: '(?:mlk|martin luther king)(?:,? jr\\.?)?(?: day)?',
    date: (year) => nth(year, '01', 1, 3),
    ...longWeekend(),
  },
  { asks: "president'?s?'? day", date: (year) => nth(year, '02', 1, 3), ...longWeekend() },
  { asks: 'memorial(?: day|(?= weekend))', date: (year) => nth(year, '05', 1, 5), ...longWeekend() },
  { asks: 'labou?r(?: day|(?= weekend))', date: (year) => nth(year, '09', 1, 1), ...longWeekend() },
  { asks: 'columbus day', date: (year) => nth(year, '10', 1, 2), ...longWeekend() },
  { asks: 'easter(?: sunday)?(?! monday)', date: easterSunday, nights: 1, alwaysWeekend: true, byDay: true },
  {
    asks: "mother'?s'? day",
    date: (year) => nth(year, '05', 0, 2),
    nights: 1,
    alwaysWeekend: true,
    byDay: true,
  },
  {
    asks: "father'?s'? day",
    date: (year) => nth(year, '06', 0, 3),
    nights: 1,
    alwaysWeekend: true,
    byDay: true,
  },
];

const laterYear = "(?:,? (?:of |in )?(20\\d\\d)(?!\\d)|,? (next|this) year(?! ?'?s))?";

/** The holiday's name with the words that may surround it: 'Thanksgiving weekend 2027'. */
export const holidayRules: readonly TokenRule[] = holidays
  .map((holiday) =>
    rule(`(?:${holiday.asks})(?![a-z])${laterYear}(?= week(?!end)| before| after)`, () => ({
      kind: 'unclear',
    })),
  )
  .concat(
    holidays.map((holiday) =>
      rule(
        `(?:${holiday.asks})(?![a-z])(?:'s)?${laterYear}((?: holiday)? weekend(?![a-z]))?${laterYear}`,
        ([, before, relativeBefore, weekend, after, relativeAfter], { today }) => {
          const relative = relativeBefore ?? relativeAfter;
          const thisYear = Number(today.slice(0, 4));
          const said =
            relative === undefined ? undefined : thisYear + (relative.toLowerCase() === 'next' ? 1 : 0);
          const year = Number(before ?? after ?? said);
          return {
            kind: 'holiday',
            holiday: weekend === undefined ? holiday : { ...holiday, alwaysWeekend: true },
            ...(year > 0 && { year }),
          };
        },
      ),
    ),
  );

/** The weekend of a day. Where the day is a holiday, it is the holiday's; undefined where that one isn't certain. */
export function weekendOf(date: CalendarDate): Stay | undefined {
  const holiday = holidays.find((each) => !each.byDay && each.date(Number(date.slice(0, 4))) === date);
  return holiday ? holidayWeekend(holiday, date) : weekendAround(date, false);
}

/** The stay over a holiday, the next time it comes or in the year it says; its day where no weekend is certain. */
export function holidayStay(
  holiday: Holiday,
  year: number | undefined,
  today: CalendarDate,
): Stay | { readonly uncertain: CalendarDate } {
  if (year !== undefined) return stayOver(holiday, year);
  const thisYear = Number(today.slice(0, 4));
  const coming = stayOver(holiday, thisYear);
  const starts = 'uncertain' in coming ? coming.uncertain : coming.checkIn;
  return starts < today ? stayOver(holiday, thisYear + 1) : coming;
}

function stayOver(holiday: Holiday, year: number): Stay | { readonly uncertain: CalendarDate } {
  const date = holiday.date(year);
  if (holiday.alwaysWeekend === true) return holidayWeekend(holiday, date) ?? { uncertain: date };
  return { checkIn: date, checkOut: addDays(date, holiday.nights) };
}

/**
 * The weekend with a holiday's night in it: when Valentine's is a Sunday, it goes on to Monday. In the middle of the
 * week, and on a Monday that isn't a federal holiday, guests may mean the weekend before or the one after.
 */
function holidayWeekend(holiday: Holiday, date: CalendarDate): Stay | undefined {
  const weekend = weekendAround(date, holiday.long === true);
  const last = holiday.byDay || holiday.long ? weekend.checkOut : addDays(weekend.checkOut, -1);
  if (weekend.checkIn <= date && date <= last) return weekend;
  return weekdayOf(date) === 0 ? { ...weekend, checkOut: addDays(date, 1) } : undefined;
}

function longWeekend(): Pick<Holiday, 'nights' | 'long' | 'alwaysWeekend'> {
  return { nights: 1, long: true, alwaysWeekend: true };
}

function fixed(year: number, monthAndDay: string): CalendarDate {
  return calendarDate(`${year}-${monthAndDay}`);
}

/** The nth weekday (0 is Sunday) of a month; the fifth is the last, also where a month has only four. */
export function nth(year: number, month: string, weekday: number, which: number): CalendarDate {
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
