import type { StayDiscountsOnWire } from '@getaway/contracts/http/stay-discounts';
import { daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { cents, shareOf, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { nightCount, type Stay } from '@getaway/kernel/stay';

/** The gap rule, and the percentages off the nights of a stay, in whole percent. */
export type StayDiscounts = Readonly<Omit<StayDiscountsOnWire, 'version'>>;

/** Discounts with how often they were changed. */
export interface StoredStayDiscounts extends StayDiscounts {
  readonly version: number;
}

/** What a stay's discounts are calculated from, now and after each later change of the booking. */
export interface DiscountTerms extends Omit<StayDiscounts, 'fillsGaps'> {
  /** The day at the house on which it is booked. */
  readonly bookedOn: CalendarDate;
  /** The stay below the minimum that fills a gap; null if it is none. */
  readonly gap: Stay | null;
}

export type StayDiscountKind = 'long-stay' | 'last-minute' | 'early-bird' | 'gap';

/** A percentage that a stay has, with its reason in words. */
interface StayDiscount {
  readonly kind: StayDiscountKind;
  readonly label: string;
  readonly percent: number;
}

/** The same with what it takes off. */
export interface PricedDiscount extends Omit<StayDiscount, 'kind'> {
  readonly kind: string;
  readonly amount: Cents;
}

/** Until staff set others: no gap rule and no discount. The thresholds are only proposed. */
export const usualStayDiscounts: StayDiscounts = {
  ...{ fillsGaps: false, gapPercent: 0, gapAddsUp: false },
  ...{ longStayNights: 7, longStayPercent: 0, longerStayNights: 28, longerStayPercent: 0 },
  ...{ longStayAddsUp: false, lastMinuteDays: 3, lastMinutePercent: 0, lastMinuteAddsUp: false },
  ...{ earlyBirdDays: 90, earlyBirdPercent: 0, earlyBirdAddsUp: false },
};

/** The terms of a stay that is booked on a day; undefined where the house takes nothing off. */
export function discountTerms(
  { fillsGaps: _fillsGaps, ...discounts }: StayDiscounts,
  { bookedOn, gap }: Pick<DiscountTerms, 'bookedOn' | 'gap'>,
): DiscountTerms | undefined {
  const { gapPercent, longStayPercent, longerStayPercent, lastMinutePercent, earlyBirdPercent } = discounts;
  const percents = [gapPercent, longStayPercent, longerStayPercent, lastMinutePercent, earlyBirdPercent];
  return percents.some((percent) => percent > 0) ? { ...discounts, bookedOn, gap } : undefined;
}

/**
 * What is taken off the price of a stay's nights. Of the discounts that are not marked to add up, the highest counts; those
 * that are marked count as well. Each is a share of the whole price, rounded once; together they never exceed it.
 */
export function priceDiscounts(stay: Stay, nightsTotal: Cents, terms: DiscountTerms): PricedDiscount[] {
  let rest = nightsTotal;
  return discountsOf(stay, terms).map((discount) => {
    const amount = cents(Math.min(rest, shareOf(nightsTotal, discount.percent * 100)));
    rest = subtractCents(rest, amount);
    return { ...discount, amount };
  });
}

/** The discounts that count, in the order of their lines. */
function discountsOf(stay: Stay, terms: DiscountTerms): StayDiscount[] {
  const possible = possibleDiscounts(stay, terms);
  const [best] = possible
    .filter(({ addsUp }) => !addsUp)
    .toSorted((a, b) => b.discount.percent - a.discount.percent);
  return possible.filter((each) => each.addsUp || each === best).map(({ discount }) => discount);
}

function possibleDiscounts(
  stay: Stay,
  terms: DiscountTerms,
): { readonly addsUp: boolean; readonly discount: StayDiscount }[] {
  const nights = nightCount(stay);
  const daysAhead = daysBetween(terms.bookedOn, stay.checkIn);
  const long = longStay(nights, terms);
  const { lastMinuteDays, earlyBirdDays, gap } = terms;
  const of = (kind: StayDiscountKind, percent: number, reason: string, addsUp: boolean, holds = true) =>
    holds && percent > 0 ? [{ addsUp, discount: { kind, percent, label: `${percent}% off ${reason}` } }] : [];
  return [
    ...of('long-stay', long.percent, `for ${long.nights} nights or more`, terms.longStayAddsUp),
    ...of(
      'last-minute',
      terms.lastMinutePercent,
      lastMinuteDays === 0
        ? 'for booking on the day of check-in'
        : `for booking up to ${inDays(lastMinuteDays)} before check-in`,
      terms.lastMinuteAddsUp,
      daysAhead <= lastMinuteDays,
    ),
    ...of(
      'early-bird',
      terms.earlyBirdPercent,
      `for booking at least ${inDays(earlyBirdDays)} before check-in`,
      terms.earlyBirdAddsUp,
      daysAhead >= earlyBirdDays,
    ),
    ...of(
      'gap',
      terms.gapPercent,
      'for the nights between two stays',
      terms.gapAddsUp,
      gap?.checkIn === stay.checkIn && gap.checkOut === stay.checkOut,
    ),
  ];
}

/** The better one of the steps that a stay reaches. */
function longStay(
  nights: number,
  terms: DiscountTerms,
): { readonly nights: number; readonly percent: number } {
  const steps = [
    { nights: terms.longStayNights, percent: terms.longStayPercent },
    { nights: terms.longerStayNights, percent: terms.longerStayPercent },
  ];
  const nothing = { nights: 0, percent: 0 };
  return steps
    .filter((step) => nights >= step.nights)
    .reduce((best, step) => (step.percent > best.percent ? step : best), nothing);
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** What a stay's discounts are together. */
export function sumOfDiscounts(discounts: readonly PricedDiscount[] | undefined): Cents {
  return cents((discounts ?? []).reduce<number>((sum, { amount }) => sum + amount, zeroCents));
}

/** What is wrong with discounts that are each possible alone; undefined if nothing is. */
export function stayDiscountsFault(
  discounts: StayDiscounts,
):
  | { readonly path: 'gapPercent' | 'longerStayNights' | 'earlyBirdDays'; readonly message: string }
  | undefined {
  if (discounts.gapPercent > 0 && !discounts.fillsGaps)
    return { path: 'gapPercent', message: 'Turn on the gap rule first, or enter 0' };
  if (discounts.longerStayPercent > 0 && discounts.longerStayNights <= discounts.longStayNights)
    return { path: 'longerStayNights', message: 'Must be more than the nights of the first step' };
  const hasBoth = discounts.lastMinutePercent > 0 && discounts.earlyBirdPercent > 0;
  if (hasBoth && discounts.earlyBirdDays <= discounts.lastMinuteDays)
    return { path: 'earlyBirdDays', message: 'Must be more than the days of the last-minute discount' };
  return undefined;
}
