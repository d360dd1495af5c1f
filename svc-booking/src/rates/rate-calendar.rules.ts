import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
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
  const found = new Map<CalendarDate, RatePeriod[]>();
  for (const period of inPrecedence(periods)) {
    const last = period.lastDate < to ? period.lastDate : to;
    for (
      let date = period.firstDate < from ? from : period.firstDate;
      date <= last;
      date = addDays(date, 1)
    ) {
      const others = found.get(date);
      if (others) others.push(period);
      else found.set(date, [period]);
    }
  }
  return found;
}
