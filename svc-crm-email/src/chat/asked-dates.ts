import { en, type ParsedComponents, type ParsedResult } from 'chrono-node';
import { addDays, parseCalendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { stay, type Stay } from '@getaway/kernel/stay';
import { holidayIn } from './holidays.ts';
import { weekendAround, weekendIn } from './weekends.ts';

/** What a question says of dates. */
export type AskedDates =
  | { readonly kind: 'stay'; readonly stay: Stay }
  /** Somewhere in these days, without saying when. */
  | { readonly kind: 'period'; readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly kind: 'past' }
  | { readonly kind: 'none' };

const none: AskedDates = { kind: 'none' };

/** Reads the dates that a guest asks for. `today` is the property's day: words such as 'Friday' are understood from there. */
export function datesIn(question: string, today: CalendarDate): AskedDates {
  const nights = nightsIn(question);
  const weekend = weekendIn(question, today);
  if (weekend) return asked(weekend, today);
  const holiday = holidayIn(question, today);
  if (holiday) return asked(withNights(holiday, nights), today);
  const week = weekNamed(question, today);
  if (week) return week;
  const found = chronoResults(question, today);
  const days = found.filter(({ start }) => saysDay(start));
  const [first, second] = days.length > 0 ? days : found;
  if (!first) return none;
  const from = dayOf(first.start);
  if (from === undefined) return none;
  if (!saysDay(first.start)) return period(first.start, today);
  if (namesWeekend(question, first.text)) return asked(weekendAround(from, false), today);
  const until = first.end ? dayOf(first.end) : undefined;
  if (until !== undefined && until > from) return asked({ arrival: from, departure: until }, today);
  const other = second && dayOf(second.start);
  if (other !== undefined && nights === undefined && other > from) {
    // 'Friday and Saturday' are two nights; 'from … to …' names the day of departure.
    const departure = /\band\b/i.test(question) ? addDays(other, 1) : other;
    return asked({ arrival: from, departure }, today);
  }
  return asked({ arrival: from, departure: addDays(from, nights ?? 1) }, today);
}

function chronoResults(question: string, today: CalendarDate): ParsedResult[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  // A number of nights is no time of day; it is read apart. So is a weekend, and one of any week names no day.
  return en.casual
    .parse(question.replace(countedNights, ' '), reference, { forwardDate: true })
    .filter(
      ({ start, text }) =>
        !/\bhours?\b|\bminutes?\b|\bnow\b|\bweekend\b/i.test(text) &&
        (saysDay(start) || start.isCertain('month')),
    );
}

/** 'June 12th weekend', 'the weekend of June 12': the day stands for its weekend. */
function namesWeekend(question: string, day: string): boolean {
  const at = question.indexOf(day);
  return (
    /^(?:'s)? weekend\b/i.test(question.slice(at + day.length)) ||
    /\bweekend (?:of|around|near|on|with)(?: the)? ?$/i.test(question.slice(0, at))
  );
}

function saysDay(day: ParsedComponents): boolean {
  return day.isCertain('day') || day.isCertain('weekday');
}

/** As chrono counts the days, whatever the time of day it thinks of. */
function dayOf(day: ParsedComponents): CalendarDate | undefined {
  const [year, month, date] = [day.get('year'), day.get('month'), day.get('day')];
  if (year === null || month === null || date === null) return undefined;
  const parsed = parseCalendarDate(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  );
  return parsed.ok ? parsed.date : undefined;
}

function period(start: ParsedComponents, today: CalendarDate): AskedDates {
  const year = start.get('year') ?? 0;
  const month = start.get('month') ?? 1;
  const first = parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-01`);
  if (!first.ok) return none;
  const next = addDays(first.date, 31);
  const to = addDays(next, 1 - Number(next.slice(8)));
  if (to <= today) return { kind: 'past' };
  return { kind: 'period', from: first.date < today ? today : first.date, to };
}

const weekOfMonth =
  /\b(first|second|third|fourth|last|1st|2nd|3rd|4th) (?:full )?week (?:of|in) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?: (\d{4}))?/i;
const weekNumbers: Readonly<Record<string, number>> = {
  ...{ first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, fourth: 3, '4th': 3 },
};

/** 'Next week' and 'the second week of January' name no day: something is looked for in them. */
function weekNamed(question: string, today: CalendarDate): AskedDates | undefined {
  const ahead = /\bin (?:a|1|one) week\b|\bnext week\b/i.test(question)
    ? 1
    : /\bin (?:2|two) weeks\b|\bweek after next\b/i.test(question)
      ? 2
      : undefined;
  if (ahead !== undefined) {
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + ahead * 7);
    return { kind: 'period', from: monday, to: addDays(monday, 7) };
  }
  const found = weekOfMonth.exec(question);
  const [month] = found ? chronoResults(found[0].replace(/^.*?(?:of|in) /i, ''), today) : [];
  const whole = month && period(month.start, today);
  if (!found || whole?.kind !== 'period') return undefined;
  const first = addDays(whole.to, -daysInMonthBefore(whole.to));
  const number = weekNumbers[(found[1] ?? '').toLowerCase()];
  const from = number === undefined ? addDays(whole.to, -7) : addDays(first, number * 7);
  const to = addDays(from, 7);
  return to <= today ? { kind: 'past' } : { kind: 'period', from: from < today ? today : from, to };
}

/** How many days the month has that ends where this first of a month begins. */
function daysInMonthBefore(firstOfNext: CalendarDate): number {
  return Number(addDays(firstOfNext, -1).slice(8));
}

function asked(range: Stay, today: CalendarDate): AskedDates {
  if (range.arrival < today) return { kind: 'past' };
  const made = stay(range.arrival, range.departure);
  return made.ok ? { kind: 'stay', stay: made.stay } : none;
}

function withNights(range: Stay, nights: number | undefined): Stay {
  return nights === undefined ? range : { arrival: range.arrival, departure: addDays(range.arrival, nights) };
}

const countedNights = /\b(\d{1,2}|one|two|three|four|five|six|seven)[ -]nights?\b/i;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function nightsIn(question: string): number | undefined {
  const counted = countedNights.exec(question)?.[1]?.toLowerCase();
  if (counted !== undefined) {
    const count = numbers.includes(counted) ? numbers.indexOf(counted) + 1 : Number(counted);
    return count > 0 ? count : undefined;
  }
  return /\bfor (?:a|one|the) (?:whole )?week\b/i.test(question) ? 7 : undefined;
}
