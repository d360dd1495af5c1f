import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Days } from '../day-range/days.ts';
import { dayParts, daysOfParts, type DayParts } from './typed-day.ts';

/**
 * The days that a search may mean together: 'jun 20-22', '20-22 jun 2027', '6/20 to 7/2', '2027-06-20 - 2027-06-22'; none for
 * anything else. Without a year, the days that go on or come next, and then others that are over.
 */
export function typedRanges(search: string, today: CalendarDate): readonly Days[] {
  const [ends] = typedEnds(search);
  if (!ends || isReversedInMonth(ends)) return [];
  return startsOf(ends, today)
    .flatMap((start) => daysOfParts(ends.last, start).map((end) => ({ start, end })))
    .filter(({ start, end }, at, all) => start <= end && all.findIndex((one) => one.start === start) === at)
    .toSorted((one, other) => {
      const [isOver, isOtherOver] = [one.end < today, other.end < today];
      return isOver === isOtherOver
        ? daysBetween(other.start, one.start)
        : Number(isOver) - Number(isOtherOver);
    });
}

/** The first and the last day as they were typed. */
export interface TypedEnds {
  readonly first: DayParts;
  readonly last: DayParts;
}

/** Both ends of what is written like a range, whether or not these days exist; empty for anything else. */
export function typedEnds(search: string): readonly TypedEnds[] {
  return [...search.matchAll(/\s+[-–—]\s+|(?<!\s)[-–—](?!\s)|\s+(?:to|until|through)\s+/gi)].flatMap(
    ({ 0: between, index }) => endsOf(search.slice(0, index), search.slice(index + between.length)),
  );
}

/** One of them may be a number alone, of the other one's month. */
function endsOf(left: string, right: string): TypedEnds[] {
  const [first, last] = [dayParts(left), dayParts(right)];
  if (first && last) return [{ first, last }];
  if (last && /^\d{1,2}$/.test(left)) return [{ first: { ...last, day: left }, last }];
  const [, day, year] = /^(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(right) ?? [];
  if (!first || day === undefined) return [];
  const ofYear = { ...first, year: first.year ?? year };
  return [{ first: ofYear, last: { ...ofYear, day } }];
}

/** It would end almost a year later, which nobody means. */
function isReversedInMonth({ first, last }: TypedEnds): boolean {
  const isDated = first.year !== undefined && last.year !== undefined;
  return !isDated && Number(first.month) === Number(last.month) && Number(last.day) < Number(first.day);
}

function startsOf({ first, last }: TypedEnds, today: CalendarDate): readonly CalendarDate[] {
  const [end] = last.year === undefined ? [] : daysOfParts(last, today);
  if (first.year !== undefined || end === undefined) return daysOfParts(first, today);
  return daysOfParts(first, addDays(end, 1)).filter((start) => start <= end);
}
