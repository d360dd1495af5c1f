import {
  addDays,
  daysBetween,
  monthAndDay,
  parseCalendarDate,
  weekdayOf,
  type CalendarDate,
} from '@getaway/kernel/calendar-date';
import type { DateToken, NamedDay } from './date-token.rules.ts';
import { mondayOf } from './weekends.rules.ts';

/** A day without its year that was so many days ago may be a slip: it isn't taken for one of next year. */
const justPassedDays = 31;

export type ResolvedDay =
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | { readonly kind: 'past' }
  | Extract<DateToken, { kind: 'missing' }>
  | { readonly kind: 'unclear'; readonly day?: CalendarDate };

const unclear: ResolvedDay = { kind: 'unclear' };

/** The date of a token that names one; undefined when it names none or not with certainty. */
export function dayOf(token: DateToken, today: CalendarDate): CalendarDate | undefined {
  const resolved = resolveDay(token, today);
  return resolved.kind === 'date' ? resolved.date : undefined;
}

/** The date of a token, after the day of arrival where there is one. */
export function resolveDay(token: DateToken, today: CalendarDate, arrival?: CalendarDate): ResolvedDay {
  switch (token.kind) {
    case 'date':
      return token;
    case 'day':
      return resolveNamedDay(token, today, arrival);
    case 'weekday':
      return resolveWeekday(token, today, arrival);
    case 'holiday': {
      const { holiday, year } = token;
      if (holiday.vague === true || holiday.alwaysWeekend === true) return unclear;
      const thisYear = Number((arrival ?? today).slice(0, 4));
      const first = holiday.date(year ?? thisYear);
      const isOver = year === undefined && (arrival === undefined ? first < today : first <= arrival);
      return { kind: 'date', date: isOver ? holiday.date(thisYear + 1) : first };
    }
    case 'unclear':
      return token;
    default:
      return unclear;
  }
}

function resolveNamedDay(token: NamedDay, today: CalendarDate, arrival?: CalendarDate): ResolvedDay {
  const { month, day, year, weekday } = token;
  const written = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const from = arrival ?? today;
  const isOver = arrival === undefined ? written < monthAndDay(from) : written <= monthAndDay(from);
  const thisYear = Number(from.slice(0, 4));
  const inYear = year ?? (isOver ? thisYear + 1 : thisYear);
  const parsed = parseCalendarDate(`${String(inYear).padStart(4, '0')}-${written}`);
  if (!parsed.ok) return { kind: 'missing', month, day, year: inYear };
  const { date } = parsed;
  const lastTime = parseCalendarDate(`${inYear - 1}-${written}`);
  const hasJustPassed =
    lastTime.ok && lastTime.date < today && daysBetween(lastTime.date, today) <= justPassedDays;
  if (year === undefined && arrival === undefined && hasJustPassed) return { kind: 'past' };
  if (weekday !== undefined && weekdayOf(date) !== weekday) return { kind: 'unclear', day: date };
  return { kind: 'date', date };
}

function resolveWeekday(
  { weekday, which }: Extract<DateToken, { kind: 'weekday' }>,
  today: CalendarDate,
  arrival?: CalendarDate,
): ResolvedDay {
  const inWeek = (monday: CalendarDate): CalendarDate => addDays(monday, (weekday + 6) % 7);
  if (which === 'next') {
    const date = inWeek(addDays(mondayOf(today), 7));
    return arrival === undefined || date > arrival ? { kind: 'date', date } : unclear;
  }
  const from = arrival ?? today;
  const ahead = (weekday - weekdayOf(from) + 7) % 7;
  // On a Wednesday, 'Wednesday' may be today or in a week.
  if (ahead === 0 && which !== 'this' && arrival === undefined) return unclear;
  if (which === 'this' && arrival === undefined) {
    const date = inWeek(mondayOf(today));
    return date >= today ? { kind: 'date', date } : unclear;
  }
  return { kind: 'date', date: addDays(from, ahead === 0 ? 7 : ahead) };
}
