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

/** The date of a token, after the day of check-in where there is one. */
export function resolveDay(token: DateToken, today: CalendarDate, checkIn?: CalendarDate): ResolvedDay {
  switch (token.kind) {
    case 'date':
      return token;
    case 'day':
      return resolveNamedDay(token, today, checkIn);
    case 'weekday':
      return resolveWeekday(token, today, checkIn);
    case 'holiday': {
      const { holiday, year } = token;
      if (holiday.vague === true || holiday.alwaysWeekend === true) return unclear;
      const thisYear = Number((checkIn ?? today).slice(0, 4));
      const first = holiday.date(year ?? thisYear);
      const isOver = year === undefined && (checkIn === undefined ? first < today : first <= checkIn);
      return { kind: 'date', date: isOver ? holiday.date(thisYear + 1) : first };
    }
    case 'unclear':
      return token;
    default:
      return unclear;
  }
}

function resolveNamedDay(token: NamedDay, today: CalendarDate, checkIn?: CalendarDate): ResolvedDay {
  const { month, day, year, weekday } = token;
  const written = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const from = checkIn ?? today;
  const isOver = checkIn === undefined ? written < monthAndDay(from) : written <= monthAndDay(from);
  const thisYear = Number(from.slice(0, 4));
  const inYear = year ?? (isOver ? thisYear + 1 : thisYear);
  const parsed = parseCalendarDate(`${String(inYear).padStart(4, '0')}-${written}`);
  if (!parsed.ok) return { kind: 'missing', month, day, year: inYear };
  const { date } = parsed;
  const lastTime = parseCalendarDate(`${inYear - 1}-${written}`);
  const hasJustPassed =
    lastTime.ok && lastTime.date < today && daysBetween(lastTime.date, today) <= justPassedDays;
  if (year === undefined && checkIn === undefined && hasJustPassed) return { kind: 'past' };
  if (weekday !== undefined && weekdayOf(date) !== weekday) return { kind: 'unclear', day: date };
  return { kind: 'date', date };
}

function resolveWeekday(
  { weekday, which }: Extract<DateToken, { kind: 'weekday' }>,
  today: CalendarDate,
  checkIn?: CalendarDate,
): ResolvedDay {
  const inWeek = (monday: CalendarDate): CalendarDate => addDays(monday, (weekday + 6) % 7);
  if (which === 'next') {
    const date = inWeek(addDays(mondayOf(today), 7));
    return checkIn === undefined || date > checkIn ? { kind: 'date', date } : unclear;
  }
  const from = checkIn ?? today;
  const ahead = (weekday - weekdayOf(from) + 7) % 7;
  // On a Wednesday, 'Wednesday' may be today or in a week.
  if (ahead === 0 && which !== 'this' && checkIn === undefined) return unclear;
  if (which === 'this' && checkIn === undefined) {
    const date = inWeek(mondayOf(today));
    return date >= today ? { kind: 'date', date } : unclear;
  }
  return { kind: 'date', date: addDays(from, ahead === 0 ? 7 : ahead) };
}
