import type { RatePeriodKind, RateWeekday } from '@getaway/contracts/http/rates';
import { daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { WeekAdjustments } from './adjustment.rules.ts';

/** In the order of prices and adjustments. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly RateWeekday[];

/** The price of a night by the weekday on which it begins, from Sunday; null sets none. */
export type WeekPrices = readonly (Cents | null)[];

/** What a season, an override, or a holiday says. Null sets nothing, so that the next one in precedence decides. */
export interface RatePeriodContent {
  readonly name: string | null;
  readonly firstDate: CalendarDate;
  /** The last night. */
  readonly lastDate: CalendarDate;
  readonly prices: WeekPrices;
  /** For weekdays without a price. */
  readonly adjustments: WeekAdjustments;
  /** For stays that begin on these dates. */
  readonly minimumNights: number | null;
  readonly closedToArrival: boolean | null;
  readonly closedToDeparture: boolean | null;
  readonly closed: boolean | null;
}

export interface RatePeriod extends RatePeriodContent {
  readonly id: string;
  readonly kind: RatePeriodKind;
  readonly version: number;
  readonly createdAt: Date;
}

/** Sets no price on any weekday. */
export const noPrices: WeekPrices = Array.from({ length: 7 }, () => null);

/**
 * Overrides before seasons; among those of one kind the shorter one, then the one that starts later, then the newer one. The
 * order is total, so that the same periods always give the same price.
 */
export function inPrecedence<Period extends RatePeriod>(periods: readonly Period[]): Period[] {
  // Lengths are counted once: a house may have hundreds of periods, and each quote sorts them.
  return periods
    .map((period) => ({ period, length: lengthOf(period) }))
    .toSorted(
      (a, b) =>
        ranks[a.period.kind] - ranks[b.period.kind] ||
        a.length - b.length ||
        compare(b.period.firstDate, a.period.firstDate) ||
        b.period.createdAt.getTime() - a.period.createdAt.getTime() ||
        compare(a.period.id, b.period.id),
    )
    .map(({ period }) => period);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const ranks: Readonly<Record<RatePeriodKind, number>> = { override: 0, season: 1, holiday: 2 };

function lengthOf({ firstDate, lastDate }: RatePeriodContent): number {
  return daysBetween(firstDate, lastDate);
}
