import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount, nightsOf, stayLimits, type Stay } from '@getaway/kernel/stay';

/** An event with more nights than these closes the house: no guest can book as many. */
export const longClosureNights = 180;

/** More of them than these are not kept: each takes a quarter of all nights that can be booked. */
const mostClosures = 100;

/** The nights that one event claims, with all its occurrences, of those that can be booked. */
export interface Closure {
  readonly nights: number;
  /** In date order; none touch. */
  readonly spans: readonly Stay[];
}

/** A closure that staff are shown. */
export interface LongClosure {
  readonly from: CalendarDate;
  /** The day after the last night. */
  readonly to: CalendarDate;
  readonly nights: number;
  /** The owner was emailed about it. */
  readonly isReported: boolean;
}

/** What an event closes from today on, as far ahead as can be booked; undefined if it is no long closure. */
export function longClosureOf(claimed: readonly Stay[], today: CalendarDate): Closure | undefined {
  const furthest = addDays(today, stayLimits.maxDaysAhead);
  const ahead = claimed
    .map(({ checkIn, checkOut }) => ({
      checkIn: checkIn > today ? checkIn : today,
      checkOut: checkOut < furthest ? checkOut : furthest,
    }))
    .filter(({ checkIn, checkOut }) => checkIn < checkOut);
  if (countNights(ahead) <= longClosureNights) return undefined;
  const spans = join(ahead);
  const nights = countNights(spans);
  return nights > longClosureNights ? { nights, spans } : undefined;
}

/**
 * The closures that are flagged: those that newly claim more than `longClosureNights` nights, and those that meet a flagged
 * one, as the same closure does whatever its dates and UID are today. `taken` are the nights that could not be booked before.
 */
export function flagClosures(
  closures: readonly Closure[],
  flagged: readonly LongClosure[],
  taken: ReadonlySet<CalendarDate>,
): LongClosure[] {
  return closures
    .flatMap(({ nights, spans }): LongClosure[] => {
      const [first, last] = [spans[0], spans.at(-1)];
      if (!first || !last) return [];
      const [from, to] = [first.checkIn, last.checkOut];
      const fresh = spans.flatMap(nightsOf).filter((night) => !taken.has(night));
      if (fresh.length > longClosureNights) return [{ from, to, nights, isReported: false }];
      const met = flagged.filter((known) => known.from < to && from < known.to);
      if (met.length === 0) return [];
      return [{ from, to, nights, isReported: met.every(({ isReported }) => isReported) }];
    })
    .sort((one, two) => Number(one.from > two.from) - Number(one.from < two.from))
    .slice(0, mostClosures);
}

function join(stays: readonly Stay[]): Stay[] {
  const sorted = [...stays].sort(
    (one, two) => Number(one.checkIn > two.checkIn) - Number(one.checkIn < two.checkIn),
  );
  const spans: Stay[] = [];
  for (const next of sorted) {
    const last = spans.at(-1);
    if (!last || last.checkOut < next.checkIn) spans.push(next);
    else if (last.checkOut < next.checkOut) {
      spans[spans.length - 1] = { checkIn: last.checkIn, checkOut: next.checkOut };
    }
  }
  return spans;
}

function countNights(stays: readonly Stay[]): number {
  return stays.reduce((sum, each) => sum + nightCount(each), 0);
}
