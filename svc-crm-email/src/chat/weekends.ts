import { addDays, parseCalendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';

const ordinals = ['first', 'second', 'third', 'fourth'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The weekend that a question names, Friday to Sunday: this one, the next (the one after this), the one after next, or
 * one of a month. A weekend that has begun starts today.
 */
export function weekendIn(question: string, today: CalendarDate): Stay | undefined {
  if (!/\bweekends?\b/i.test(question)) return undefined;
  const ofMonth = weekendOfMonth(question, today);
  if (ofMonth) return ofMonth;
  const away = weeksAway(question, today);
  if (away === undefined) return undefined;
  const friday = addDays(fridayOf(today), away * 7);
  const arrival = friday < today ? today : friday;
  return { arrival, departure: addDays(friday, 2) };
}

function weeksAway(question: string, today: CalendarDate): number | undefined {
  if (
    /\bweekend after (?:the )?next\b|\bnext weekend but one\b|\btwo weekends (?:away|from now)\b/i.test(
      question,
    )
  )
    return 2;
  // On a Sunday this week's weekend is over: the next one is the coming one.
  if (/\bweekend after (?:this|that)\b|\b(?:next|following) weekend\b/i.test(question))
    return weekdayOf(today) === 0 ? 0 : 1;
  return /\b(?:this|the|coming|upcoming)(?: coming)? weekend\b(?! of\b| in\b)/i.test(question)
    ? 0
    : undefined;
}

function weekendOfMonth(question: string, today: CalendarDate): Stay | undefined {
  const found =
    /\b(first|second|third|fourth|last) weekend (?:of|in) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?: (\d{4}))?/i.exec(
      question,
    );
  if (!found) return undefined;
  const [, which = '', monthName = '', year] = found;
  const month = String(months.indexOf(monthName.toLowerCase()) + 1).padStart(2, '0');
  const thisYear = today.slice(0, 4);
  const guess = year ?? (month < today.slice(5, 7) ? String(Number(thisYear) + 1) : thisYear);
  const first = parseCalendarDate(`${guess}-${month}-01`);
  if (!first.ok) return undefined;
  const fridays = [0, 1, 2, 3, 4]
    .map((week) => addDays(first.date, ((5 - weekdayOf(first.date) + 7) % 7) + week * 7))
    .filter((friday) => friday.slice(5, 7) === month);
  const friday =
    which.toLowerCase() === 'last' ? fridays.at(-1) : fridays[ordinals.indexOf(which.toLowerCase())];
  return friday && { arrival: friday, departure: addDays(friday, 2) };
}

/**
 * The weekend around a day: from the Friday before it, or from the day itself when that is a Thursday; a `long` one goes
 * on to Monday when the day is a Sunday or a Monday. The days from Tuesday on belong to the weekend that follows.
 */
export function weekendAround(day: CalendarDate, long: boolean): Stay {
  const weekday = weekdayOf(day);
  const friday = addDays(day, 3 - ((weekday + 5) % 7));
  const arrival = weekday === 4 ? day : friday;
  const goesOn = long && (weekday === 0 || weekday === 1);
  return { arrival, departure: addDays(friday, goesOn ? 3 : 2) };
}

/** The Friday of the weekend that is next or under way; on a Sunday it is over. */
function fridayOf(day: CalendarDate): CalendarDate {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 6 ? -1 : 5 - weekday);
}
