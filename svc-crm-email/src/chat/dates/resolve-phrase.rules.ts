import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, stayLimits, type Stay } from '@getaway/kernel/stay';
import type { DateToken, Period } from './date-token.rules.ts';
import { isLastBefore, isOpenBefore, isUncertainAfter, isUncertainBefore } from './gaps.rules.ts';
import { holidayStay } from './holidays.rules.ts';
import type { Wanted } from './items.rules.ts';
import type { Phrase } from './phrases.rules.ts';
import { resolveDay, type ResolvedDay } from './resolve-day.rules.ts';
import type { UsualStay } from './usual-stay.rules.ts';

/** Certain days, or a period in which something is looked for. */
export type AskedSpan =
  | { readonly kind: 'stay'; readonly stay: Stay }
  | (Period & { readonly usual: UsualStay });

export type ResolvedPhrase = AskedSpan | Exclude<ResolvedDay, { kind: 'date' }>;

const unclear: ResolvedPhrase = { kind: 'unclear' };
/** More nights than this between two days are a period when something is looked for in it. */
const mostNightsOfWeekend = 4;
const daysInWeek = 7;

/** The days of a phrase. `usual` is what is looked for where it names a period. */
export function resolvePhrase(
  phrase: Phrase,
  wanted: Wanted,
  usual: UsualStay,
  today: CalendarDate,
): ResolvedPhrase {
  const { points, relation, gap, after } = phrase;
  const [first] = points;
  if (isUncertainBefore(gap) || isUncertainAfter(after)) return unclear;
  if (first.kind === 'period') return resolvePeriod(first, points.at(-1), usual);
  if (first.kind === 'stay') return certain(first.stay, wanted.nights, today);
  if (relation === 'single') return resolveSingle(phrase, wanted, today);
  const days = resolveDays(points, relation, today);
  if ('kind' in days) return days;
  const { checkIn, last } = days;
  if (relation === 'range') return resolveRange({ checkIn, checkOut: last }, phrase, wanted, usual, today);
  return certain({ checkIn, checkOut: addDays(last, 1) }, wanted.nights, today);
}

function resolvePeriod(first: Period, last: DateToken | undefined, usual: UsualStay): ResolvedPhrase {
  if (last?.kind !== 'period' || last.to <= first.from) return unclear;
  return { kind: 'period', from: first.from, to: last.to, usual };
}

function resolveSingle(
  { points: [token], gap }: Phrase,
  { nights, weekend, weekday }: Wanted,
  today: CalendarDate,
): ResolvedPhrase {
  if (isLastBefore(gap)) return unclear;
  if (token.kind === 'holiday') {
    if (weekend !== undefined && token.holiday.alwaysWeekend !== true) return unclear;
    const stay = holidayStay(token.holiday, token.year, today);
    return 'uncertain' in stay ? { kind: 'unclear', day: stay.uncertain } : certain(stay, nights, today);
  }
  if (weekend !== undefined || weekday !== undefined) return unclear;
  if (nights === undefined && isOpenBefore(gap)) return unclear;
  const day = resolveDay(token, today);
  if (day.kind !== 'date') return day;
  return certain({ checkIn: day.date, checkOut: addDays(day.date, nights ?? 1) }, nights, today);
}

function resolveRange(
  stay: Stay,
  { gap, points }: Phrase,
  wanted: Wanted,
  usual: UsualStay,
  today: CalendarDate,
): ResolvedPhrase {
  const nights = nightCount(stay);
  const saysYear = points.some((point) => point.kind === 'day' && point.year !== undefined);
  if (nights === 0 || (nights > stayLimits.maxNights && !saysYear)) return unclear;
  // In 'Thursday to Friday next week' the Thursday may be in this week or in the next.
  if (nights >= daysInWeek && points.some(({ kind }) => kind === 'weekday')) return unclear;
  const isBetween = /\bbetween(?: the)?$/.test(gap);
  const looksWithin =
    nights > mostNightsOfWeekend &&
    (wanted.weekend !== undefined ||
      wanted.weekday !== undefined ||
      (isBetween && /\b(?:any|some|open|which|what)/.test(gap)));
  if (looksWithin || (isBetween && wanted.nights !== undefined && wanted.nights < nights))
    return stay.checkIn < today
      ? { kind: 'past' }
      : { kind: 'period', from: stay.checkIn, to: stay.checkOut, usual };
  return certain(stay, wanted.nights, today);
}

/** Days are certain if nothing else in the message contradicts them. */
function certain(stay: Stay, nights: number | undefined, today: CalendarDate): ResolvedPhrase {
  if (stay.checkOut <= stay.checkIn) return unclear;
  if (nights !== undefined && nights !== nightCount(stay)) return unclear;
  return stay.checkIn < today ? { kind: 'past' } : { kind: 'stay', stay };
}

function resolveDays(
  points: Phrase['points'],
  relation: Phrase['relation'],
  today: CalendarDate,
): { checkIn: CalendarDate; last: CalendarDate } | Exclude<ResolvedDay, { kind: 'date' }> {
  const [first, ...others] = withYear(points);
  const start = resolveDay(first, today);
  if (start.kind !== 'date') return start;
  let last = start.date;
  for (const other of others) {
    const next = resolveDay(other, today, last);
    if (next.kind !== 'date') return next;
    const follows = relation === 'range' ? next.date > last : next.date === addDays(last, 1);
    if (!follows) return { kind: 'unclear' };
    last = next.date;
  }
  return { checkIn: start.date, last };
}

/** In 'Dec 30 to Jan 2, 2027' the year is at the end: the first day is the last one before it. */
function withYear(points: Phrase['points']): Phrase['points'] {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (first.kind !== 'day' || first.year !== undefined || last?.kind !== 'day' || last.year === undefined)
    return points;
  const isBefore = first.month < last.month || (first.month === last.month && first.day < last.day);
  return [{ ...first, year: isBefore ? last.year : last.year - 1 }, ...others];
}

/** Whether the days of a stay fall on these days of the week. */
export function fallsOn({ checkIn, checkOut }: Stay, points: Phrase['points']): boolean {
  const [first, last] = points;
  if (first.kind !== 'weekday' || first.which !== undefined || first.weekday !== weekdayOf(checkIn))
    return false;
  return last === undefined || (last.kind === 'weekday' && last.weekday === weekdayOf(checkOut));
}
