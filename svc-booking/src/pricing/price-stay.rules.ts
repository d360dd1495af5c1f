import { cardFeeTenThousandths, cleaningFeeCents, type MoneyRules } from '@getaway/kernel/money-rules';
import { nightsOf, type Stay } from '@getaway/kernel/stay';
import type { PromoCode } from '../promo-codes/promo-code.rules.ts';
import type { CurrentOffer } from './amend-stay.rules.ts';
import { priceNight } from '../rates/price-night.rules.ts';
import type { DiscountTerms } from '../rates/stay-discounts.rules.ts';
import { notOffered, type NotOffered } from './not-offered.rules.ts';
import {
  quoteNights,
  quoteStay,
  type PaymentMethod,
  type QuoteOutcome,
  type QuoteRequest,
} from './quote.rules.ts';

/** All current inputs of a price. */
export interface CurrentPrices extends CurrentOffer {
  readonly taxTenThousandths: number;
  readonly money: MoneyRules;
}

/** What a guest adds to the nights, and how they pay. */
export interface Extras {
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  readonly paymentMethod: PaymentMethod;
}

/** What makes a stay cost less: a promotion code, and the discounts on its nights. */
export interface StayReductions {
  readonly promo?: PromoCode | undefined;
  readonly terms?: DiscountTerms | undefined;
}

/** The refusal of chosen extras that are not offered; undefined if all are. */
export function missingExtras(
  { addOnIds, packageIds }: Extras,
  prices: CurrentOffer,
): NotOffered | undefined {
  const { services, packages } = prices;
  return notOffered({
    addOnIds: addOnIds.filter((id) => !services.has(id)),
    packageIds: packageIds.filter((id) => !packages.has(id)),
  });
}

/** What a stay costs at current prices. The caller has checked the extras and the promotion code. */
export function priceStay(
  stay: Stay,
  extras: Extras,
  prices: CurrentPrices,
  { promo, terms }: StayReductions,
): QuoteOutcome {
  return quoteStay({
    stay,
    rates: prices.rates,
    ...requestOf(extras, prices, promo),
    ...(terms && { discountTerms: terms }),
  });
}

/**
 * The same for each of many stays, in their order. A night is priced once, however many stays have it. `reductionsOf` is what
 * makes one of them cost less.
 */
export function priceStays(
  stays: readonly Stay[],
  extras: Extras,
  prices: CurrentPrices,
  reductionsOf: (stay: Stay) => StayReductions,
): { readonly stay: Stay; readonly outcome: QuoteOutcome }[] {
  const [first, last] = [stays[0], stays.at(-1)];
  if (!first || !last) return [];
  const nights = nightsOf({ checkIn: first.checkIn, checkOut: last.checkOut }).map((date) =>
    priceNight(date, prices.rates),
  );
  const places = new Map(nights.map(({ date }, index) => [date, index]));
  return stays.map((stay) => {
    const its = nights.slice(places.get(stay.checkIn), places.get(stay.checkOut));
    const { promo, terms } = reductionsOf(stay);
    const request = { ...requestOf(extras, prices, promo), ...(terms && { discountTerms: terms }) };
    return { stay, outcome: quoteNights({ nights: its, ...request }) };
  });
}

function requestOf(
  extras: Extras,
  prices: CurrentPrices,
  promo: PromoCode | undefined,
): Omit<QuoteRequest, 'stay' | 'rates'> {
  return {
    addOns: extras.addOnIds.flatMap((id) => prices.services.get(id) ?? []),
    packages: extras.packageIds.flatMap((id) => prices.packages.get(id) ?? []),
    cleaningFee: cleaningFeeCents(prices.money),
    taxTenThousandths: prices.taxTenThousandths,
    cardFeeTenThousandths: cardFeeTenThousandths(prices.money),
    paymentMethod: extras.paymentMethod,
    promo,
  };
}
