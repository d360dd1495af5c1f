import { addCents, shareOf, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { moneyRules } from '@getaway/kernel/money-rules';
import { nightsOf, type Stay } from '@getaway/kernel/stay';
import { priceNight, type NightlyRates, type PricedNight } from './nightly-rate.ts';
import { discountOf, type PromoCode } from './promo-code.ts';

export interface OfferedService {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
}

export interface OfferedPackage extends OfferedService {
  readonly serviceIds: readonly string[];
}

export type PaymentMethod = 'card' | 'alternative' | 'manual';

export interface QuoteRequest {
  readonly stay: Stay;
  readonly rates: NightlyRates;
  readonly addOns: readonly OfferedService[];
  readonly packages: readonly OfferedPackage[];
  readonly cleaningFee: Cents;
  /** Ten-thousandths: 700 is 7 %. */
  readonly taxTenThousandths: number;
  readonly paymentMethod: PaymentMethod;
  /** One that holds: the caller has asked `promoRefusal`. */
  readonly promo: PromoCode | undefined;
}

/** A price with everything in it, in cents. `total` is the sum of its lines to the cent. */
export interface PricedStay {
  readonly nights: readonly PricedNight[];
  readonly nightsTotal: Cents;
  readonly addOns: readonly OfferedService[];
  readonly addOnsTotal: Cents;
  readonly packages: readonly OfferedPackage[];
  readonly packagesTotal: Cents;
  readonly cleaningFee: Cents;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly cardFee: Cents;
  readonly taxTenThousandths: number;
  readonly tax: Cents;
  readonly total: Cents;
  readonly promo: PromoCode | undefined;
}

export type QuoteOutcome =
  | { readonly ok: true; readonly quote: PricedStay }
  | { readonly ok: false; readonly reason: 'included-in-package'; readonly serviceId: string };

/**
 * The one place where a price is made (spec page 1, section 9): nights, add-ons, packages and the cleaning fee are the
 * subtotal; the discount comes off; the card fee is a share of what is left; tax comes after the card fee.
 * Refuses an add-on that a chosen package includes already.
 */
export function quoteStay(request: QuoteRequest): QuoteOutcome {
  const included = new Set(request.packages.flatMap(({ serviceIds }) => serviceIds));
  const twice = request.addOns.find(({ id }) => included.has(id));
  if (twice) return { ok: false, reason: 'included-in-package', serviceId: twice.id };

  const nights = nightsOf(request.stay).map((date) => priceNight(date, request.rates));
  const nightsTotal = addCents(...nights.map(({ rate, surcharge }) => addCents(rate, surcharge)));
  const addOnsTotal = addCents(...request.addOns.map(({ price }) => price));
  const packagesTotal = addCents(...request.packages.map(({ price }) => price));
  const subtotal = addCents(nightsTotal, addOnsTotal, packagesTotal, request.cleaningFee);
  const discount = request.promo ? discountOf(request.promo, subtotal) : zeroCents;
  const discounted = subtractCents(subtotal, discount);
  const cardFee =
    request.paymentMethod === 'card' ? shareOf(discounted, moneyRules.cardFeeTenThousandths) : zeroCents;
  const tax = shareOf(addCents(discounted, cardFee), request.taxTenThousandths);
  return {
    ok: true,
    quote: {
      nights,
      nightsTotal,
      addOns: request.addOns,
      addOnsTotal,
      packages: request.packages,
      packagesTotal,
      cleaningFee: request.cleaningFee,
      subtotal,
      discount,
      cardFee,
      taxTenThousandths: request.taxTenThousandths,
      tax,
      total: addCents(discounted, cardFee, tax),
      promo: request.promo,
    },
  };
}
