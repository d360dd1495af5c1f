import { addCents, cents, centsFromDollars, shareOf, zeroCents, type Cents } from '@getaway/kernel/money';
import { adjustmentText, type PriceAdjustment } from '@getaway/kernel/price-adjustment';

/**
 * How much more or less than otherwise a night costs: '+10%', '-15.5%', '+50.00', '-20.00'. Text, as a house may have thousands,
 * and each calendar reads them all but prices each night with two at most.
 */
export type Adjustment = `${'+' | '-'}${number}${'%' | ''}`;

/** By the weekday on which a night begins, from Sunday; null sets none. */
export type WeekAdjustments = readonly (Adjustment | null)[];

/** Adjusts the price of no weekday. */
export const noAdjustments: WeekAdjustments = Array.from({ length: 7 }, () => null);

/** The highest price that staff can set; an adjustment goes no further, so that every total fits its column. */
const highestPrice = cents(10_000_000);

/** A price with an adjustment, rounded half up to the cent, from 0.00 to 100,000.00. `price` is not below 0. */
export function adjustedPrice(price: Cents, adjustment: Adjustment): Cents {
  const hundredths = centsFromDollars(adjustment.replace(/^\+|%$/g, ''));
  const adjusted = adjustment.endsWith('%')
    ? shareOf(price, 10_000 + hundredths)
    : addCents(price, hundredths);
  return cents(Math.min(Math.max(adjusted, zeroCents), highestPrice));
}

/** An adjustment of the contract, which has validated it. */
export function adjustmentFromWire(adjustment: PriceAdjustment): Adjustment {
  return adjustmentText(adjustment) as Adjustment;
}
