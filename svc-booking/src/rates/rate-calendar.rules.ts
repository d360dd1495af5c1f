import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { NightlyRates } from '../pricing/nightly-rate.rules.ts';
import { covers, type RatePeriod } from './rate-period.rules.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** The table of nightly rates with the seasons, overrides, and holidays on top of it. */
export interface RateCalendar extends NightlyRates {
  readonly holidaySurcharge: Cents;
  /** In precedence, as `inPrecedence` orders them. */
  readonly periods: readonly RatePeriod[];
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

/** The periods that cover a date, in their order. */
export function periodsOn(date: CalendarDate, periods: readonly RatePeriod[]): readonly RatePeriod[] {
  return periods.length === 0 ? periods : periods.filter((period) => covers(period, date));
}
