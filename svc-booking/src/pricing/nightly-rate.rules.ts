import { monthAndDay, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { zeroCents, type Cents } from '@getaway/kernel/money';

/**
 * The nightly rates and surcharges in force. The holiday surcharge is defined but not applied (spec page 1,
 * section 9).
 */
export interface NightlyRates {
  readonly weekday: Cents;
  readonly fridaySunday: Cents;
  readonly saturday: Cents;
  readonly valentineSurcharge: Cents;
  readonly valentineAdjacentSurcharge: Cents;
}

export interface PricedNight {
  readonly date: CalendarDate;
  readonly rate: Cents;
  readonly surcharge: Cents;
  readonly label: string;
}

/** The price of one night: the rate of its weekday, plus a surcharge around Valentine's Day. */
export function priceNight(date: CalendarDate, rates: NightlyRates): PricedNight {
  const { rate, label } = rateOf(date, rates);
  const valentine = surchargeOf(date, rates);
  return valentine === undefined
    ? { date, rate, surcharge: zeroCents, label }
    : { date, rate, surcharge: valentine.surcharge, label: `${label}, ${valentine.label}` };
}

function rateOf(date: CalendarDate, rates: NightlyRates): { rate: Cents; label: string } {
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

function surchargeOf(
  date: CalendarDate,
  rates: NightlyRates,
): { surcharge: Cents; label: string } | undefined {
  switch (monthAndDay(date)) {
    case '02-14':
      return { surcharge: rates.valentineSurcharge, label: 'Valentine’s Day' };
    case '02-13':
    case '02-15':
      return { surcharge: rates.valentineAdjacentSurcharge, label: 'Valentine’s weekend' };
    default:
      return undefined;
  }
}
