import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import { nightsOf } from '@getaway/kernel/stay';
import type { NightlyRates } from '../pricing/nightly-rate.rules.ts';
import { inPrecedence, type RatePeriod } from './rate-period.rules.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** The periods of each date that has any, in precedence: a search prices hundreds of nights, and a house may have hundreds of periods. */
export type PeriodsByDate = ReadonlyMap<CalendarDate, readonly RatePeriod[]>;

/** The table of nightly rates with the seasons, overrides, and holidays on top of it. */
export interface RateCalendar extends NightlyRates {
  readonly holidaySurcharge: Cents;
  readonly periods: PeriodsByDate;
}

/** A rule of a date and what sets it. */
export interface DayRule<Value> {
  readonly value: Value;
  /** Undefined for the rules of all stays. */
  readonly period: RatePeriod | undefined;
}

/** The rules of a date. */
export interface DayRules {
  readonly minimumNights: DayRule<number>;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
  readonly closed: boolean;
}

/** The rules of a date: each is set by the first period in precedence that says something about it. */
export function rulesOf(
  date: CalendarDate,
  { periods }: Pick<RateCalendar, 'periods'>,
  { minimumNights }: Pick<StayRules, 'minimumNights'>,
): DayRules {
  const on = periodsOn(date, periods);
  const shortest = on.find((period) => period.minimumNights !== null);
  return {
    minimumNights: { value: shortest?.minimumNights ?? minimumNights, period: shortest },
    closedToArrival: on.find(({ closedToArrival }) => closedToArrival !== null)?.closedToArrival ?? false,
    closedToDeparture:
      on.find(({ closedToDeparture }) => closedToDeparture !== null)?.closedToDeparture ?? false,
    closed: on.find(({ closed }) => closed !== null)?.closed ?? false,
  };
}

/** The periods that cover a date, in precedence. */
export function periodsOn(date: CalendarDate, periods: PeriodsByDate): readonly RatePeriod[] {
  return periods.get(date) ?? none;
}

const none: readonly RatePeriod[] = [];

/** Periods by the dates of [from, to] that they cover. */
export function periodsByDate(
  periods: readonly RatePeriod[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): PeriodsByDate {
  if (periods.length === 0) return new Map();
  // Each date is written once, however many periods cover it.
  const dates = nightsOf({ checkIn: from, checkOut: addDays(to, 1) });
  const covering = dates.map((): RatePeriod[] => []);
  for (const period of inPrecedence(periods)) {
    const first = Math.max(0, daysBetween(from, period.firstDate));
    const last = Math.min(dates.length - 1, daysBetween(from, period.lastDate));
    for (const on of covering.slice(first, Math.max(first, last + 1))) on.push(period);
  }
  const found = new Map<CalendarDate, readonly RatePeriod[]>();
  for (const [index, date] of dates.entries()) {
    const on = covering[index];
    if (on && on.length > 0) found.set(date, on);
  }
  return found;
}
