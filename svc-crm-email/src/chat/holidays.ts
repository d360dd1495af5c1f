import { addDays, calendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';

interface Holiday {
  readonly asks: RegExp;
  readonly arrival: (year: number) => CalendarDate;
  readonly nights: number;
}

/** Days that guests call by name and that no date library knows. */
const holidays: readonly Holiday[] = [
  {
    asks: /\bvalentine.?s?(?: day)?.? weekend\b/i,
    arrival: (year) => fridayBefore(calendarDate(`${year}-02-14`)),
    nights: 2,
  },
  { asks: /\bvalentine/i, arrival: (year) => calendarDate(`${year}-02-14`), nights: 1 },
  { asks: /\bchristmas eve\b/i, arrival: (year) => calendarDate(`${year}-12-24`), nights: 1 },
  { asks: /\b(?:christmas|xmas)\b/i, arrival: (year) => calendarDate(`${year}-12-24`), nights: 2 },
  { asks: /\bnew year.?s?\b/i, arrival: (year) => calendarDate(`${year}-12-31`), nights: 1 },
  { asks: /\bthanksgiving\b/i, arrival: (year) => fourthThursdayOfNovember(year), nights: 1 },
];

/** The stay over a holiday that a question names, the next time it comes or in the year it says. */
export function holidayIn(question: string, today: CalendarDate): Stay | undefined {
  const holiday = holidays.find(({ asks }) => asks.test(question));
  if (!holiday) return undefined;
  const said = /\b(20\d{2})\b/.exec(question)?.[1];
  const thisYear = Number(today.slice(0, 4));
  const coming = holiday.arrival(thisYear) < today ? thisYear + 1 : thisYear;
  const arrival = holiday.arrival(said === undefined ? coming : Number(said));
  return { arrival, departure: addDays(arrival, holiday.nights) };
}

/** Of the weekend that a day is in or nearest to, counted from Tuesday. */
function fridayBefore(day: CalendarDate): CalendarDate {
  const sinceTuesday = (weekdayOf(day) + 5) % 7;
  return addDays(day, 3 - sinceTuesday);
}

function fourthThursdayOfNovember(year: number): CalendarDate {
  const first = calendarDate(`${year}-11-01`);
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
}
