import { addDays } from '@getaway/kernel/calendar-date';
import { addCents, shareOf, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { nightsOf, type Stay } from '@getaway/kernel/stay';
import type { PricedNight } from './nightly-rate.rules.ts';
import { priceNight } from '../rates/price-night.rules.ts';
import type { RateCalendar } from '../rates/rate-calendar.rules.ts';
import {
  priceDiscounts,
  sumOfDiscounts,
  type DiscountTerms,
  type PricedDiscount,
} from '../rates/stay-discounts.rules.ts';
import { discountOf, type PromoCode } from '../promo-codes/promo-code.rules.ts';

export interface OfferedService {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  /** HH:MM: the earliest check-in that it includes. */
  readonly checkInFrom?: string | null;
}

export interface OfferedPackage extends OfferedService {
  readonly serviceIds: readonly string[];
}

export type PaymentMethod = 'card' | 'alternative' | 'manual';

export interface QuoteRequest {
  readonly stay: Stay;
  readonly rates: RateCalendar;
  readonly addOns: readonly OfferedService[];
  readonly packages: readonly OfferedPackage[];
  readonly cleaningFee: Cents;
  /** Ten-thousandths: 700 is 7%. */
  readonly taxTenThousandths: number;
  /** The rate of a payment by card. */
  readonly cardFeeTenThousandths: number;
  readonly paymentMethod: PaymentMethod;
  /** A valid code: the caller has checked `promoRefusal`. */
  readonly promo: PromoCode | undefined;
  /** Missing where the house takes nothing off the nights. */
  readonly discountTerms?: DiscountTerms | undefined;
}

/** A complete price in cents. `total` is the sum of its lines to the cent. */
export interface PricedStay {
  readonly nights: readonly PricedNight[];
  readonly nightsTotal: Cents;
  /** Taken off the nights; missing where nothing is. */
  readonly stayDiscounts?: readonly PricedDiscount[] | undefined;
  readonly discountTerms?: DiscountTerms | undefined;
  readonly addOns: readonly OfferedService[];
  readonly addOnsTotal: Cents;
  readonly packages: readonly OfferedPackage[];
  readonly packagesTotal: Cents;
  readonly cleaningFee: Cents;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly cardFeeTenThousandths: number;
  /** Card fees of payments by link, which are added to the share above. */
  readonly linkCardFee?: Cents | undefined;
  readonly cardFee: Cents;
  readonly taxTenThousandths: number;
  readonly tax: Cents;
  readonly total: Cents;
  readonly promo: PromoCode | undefined;
}

/** The inputs of a price: lines with fixed prices, and the rates of percentage lines. */
export type PriceLines = Pick<
  PricedStay,
  | 'nights'
  | 'discountTerms'
  | 'addOns'
  | 'packages'
  | 'cleaningFee'
  | 'cardFeeTenThousandths'
  | 'linkCardFee'
  | 'taxTenThousandths'
  | 'promo'
>;

export type QuoteOutcome =
  | { readonly ok: true; readonly quote: PricedStay }
  | { readonly ok: false; readonly reason: 'included-in-package'; readonly serviceId: string };

/** What a stay costs at the rates in force (spec page 1, section 9). */
export function quoteStay({ stay, rates, ...request }: QuoteRequest): QuoteOutcome {
  return quoteNights({ ...request, nights: nightsOf(stay).map((date) => priceNight(date, rates)) });
}

/** The same for nights that are priced already. */
export function quoteNights({
  paymentMethod,
  cardFeeTenThousandths,
  ...request
}: Omit<QuoteRequest, 'stay' | 'rates'> & { readonly nights: readonly PricedNight[] }): QuoteOutcome {
  return addUp({
    ...request,
    cardFeeTenThousandths: paymentMethod === 'card' ? cardFeeTenThousandths : 0,
  });
}

/**
 * The only function that computes a total. Nights, less their discounts, add-ons, packages and the cleaning fee make the
 * subtotal; the discount of a promotion code is subtracted; the card fee is a share of the rest, and what payments by link added; tax is
 * added after the card fee. Refuses an add-on that a chosen package already includes.
 */
export function addUp(lines: PriceLines): QuoteOutcome {
  const { nights, addOns, packages, cleaningFee, cardFeeTenThousandths, taxTenThousandths, promo } = lines;
  const { linkCardFee = zeroCents } = lines;
  const included = new Set(packages.flatMap(({ serviceIds }) => serviceIds));
  const twice = addOns.find(({ id }) => included.has(id));
  if (twice) return { ok: false, reason: 'included-in-package', serviceId: twice.id };

  const nightsTotal = addCents(...nights.map(({ rate, surcharge }) => addCents(rate, surcharge)));
  const addOnsTotal = addCents(...addOns.map(({ price }) => price));
  const packagesTotal = addCents(...packages.map(({ price }) => price));
  const stayDiscounts = discountsOf(lines, nightsTotal);
  const nightsPrice = subtractCents(nightsTotal, sumOfDiscounts(stayDiscounts));
  const subtotal = addCents(nightsPrice, addOnsTotal, packagesTotal, cleaningFee);
  const discount = promo ? discountOf(promo, subtotal) : zeroCents;
  const discounted = subtractCents(subtotal, discount);
  const cardFee = addCents(shareOf(discounted, cardFeeTenThousandths), linkCardFee);
  const tax = shareOf(addCents(discounted, cardFee), taxTenThousandths);
  const total = addCents(discounted, cardFee, tax);
  return {
    ok: true,
    quote: {
      ...lines,
      stayDiscounts,
      ...{ nightsTotal, addOnsTotal, packagesTotal, subtotal, discount, cardFee, tax, total },
    },
  };
}

function discountsOf(
  { nights, discountTerms }: PriceLines,
  nightsTotal: Cents,
): readonly PricedDiscount[] | undefined {
  const [first, last] = [nights[0], nights.at(-1)];
  if (!discountTerms || !first || !last) return undefined;
  const stay = { checkIn: first.date, checkOut: addDays(last.date, 1) };
  const discounts = priceDiscounts(stay, nightsTotal, discountTerms);
  return discounts.length === 0 ? undefined : discounts;
}
