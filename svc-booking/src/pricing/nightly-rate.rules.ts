import { monthAndDay, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { zeroCents, type Cents } from '@getaway/kernel/money';
import type { PriceAdjustment } from '@getaway/kernel/price-adjustment';

/** The nightly rates and surcharges in force (spec page 1, section 9). */
export interface NightlyRates {
  readonly weekday: Cents;
  readonly fridaySunday: Cents;
  readonly saturday: Cents;
  readonly valentineSurcharge: Cents;
  readonly valentineAdjacentSurcharge: Cents;
}

/** A season, an override, or a holiday that a price comes from. */
export interface RateSource {
  readonly kind: string;
  readonly name: string | null;
  /** Missing where it sets a price, or adds the holiday surcharge. */
  readonly adjustment?: PriceAdjustment | undefined;
}

export interface PricedNight {
  readonly date: CalendarDate;
  readonly rate: Cents;
  readonly surcharge: Cents;
  readonly label: string;
  /** Missing where the price is that of the table. */
  readonly sources?: readonly RateSource[] | undefined;
}

/** The price of one night by the table: the rate of its weekday, plus a surcharge around Valentine's Day. */
export function priceByTable(date: CalendarDate, rates: NightlyRates): PricedNight {
  const { rate, label } = rateOf(date, rates);
  const valentine = surchargeOf(date, rates);
  return valentine === undefined
    ? { date, rate, surcharge: zeroCents, label }
    : { date, rate, surcharge: valentine.surcharge, label: `${label}, ${valentine.label}` };
}

/** The rate of a night's weekday. */
export function rateOf(date: CalendarDate, rates: NightlyRates): { rate: Cents; label: string } {
  switch (weekdayOf(date)) {
    case 0:
      return { rate: rates.fridaySunday, label: 'Sunday' };
    case 5:
      return { rate: rates.fridaySunday, label: 'Friday' };
    case 6:
      return { rate: rates.saturday, label: 'Saturday' };
    case 1:
    case 2:
    case 3:
    case 4:
      return { rate: rates.weekday, label: 'Weekday' };
  }
}

/** The surcharge of a night around Valentine's Day, if the house has one. */
export function surchargeOf(
  date: CalendarDate,
  rates: NightlyRates,
): { surcharge: Cents; label: string } | undefined {
  const { valentineSurcharge, valentineAdjacentSurcharge } = rates;
  const found = {
    '02-13': { surcharge: valentineAdjacentSurcharge, label: 'Valentine’s' },
    '02-14': { surcharge: valentineSurcharge, label: 'Valentine’s Day' },
    '02-15': { surcharge: valentineAdjacentSurcharge, label: 'Valentine’s' },
  }[monthAndDay(date)];
  return found === undefined || found.surcharge === 0 ? undefined : found;
}
