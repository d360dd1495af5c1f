import { cardFeeTenThousandths, cleaningFeeCents, type MoneyRules } from '@getaway/kernel/money-rules';
import type { Stay } from '@getaway/kernel/stay';
import type { PromoCode } from '../promo-codes/promo-code.rules.ts';
import type { CurrentOffer } from './amend-stay.rules.ts';
import { quoteStay, type PaymentMethod, type QuoteOutcome } from './quote.rules.ts';

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

/** The chosen extras that are not offered. */
export function missingExtras({ addOnIds, packageIds }: Extras, prices: CurrentOffer): string[] {
  const { services, packages } = prices;
  return [...addOnIds.filter((id) => !services.has(id)), ...packageIds.filter((id) => !packages.has(id))];
}

/** What a stay costs at current prices. The caller has checked the extras and the promotion code. */
export function priceStay(
  stay: Stay,
  extras: Extras,
  prices: CurrentPrices,
  promo: PromoCode | undefined,
): QuoteOutcome {
  return quoteStay({
    stay,
    rates: prices.rates,
    addOns: extras.addOnIds.flatMap((id) => prices.services.get(id) ?? []),
    packages: extras.packageIds.flatMap((id) => prices.packages.get(id) ?? []),
    cleaningFee: cleaningFeeCents(prices.money),
    taxTenThousandths: prices.taxTenThousandths,
    cardFeeTenThousandths: cardFeeTenThousandths(prices.money),
    paymentMethod: extras.paymentMethod,
    promo,
  });
}
