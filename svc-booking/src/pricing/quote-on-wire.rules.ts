import type { Quote, QuoteLines } from '@getaway/contracts/http/quote';
import { decimalFromCents, zeroCents } from '@getaway/kernel/money';
import { promoOnWire } from '../promo-codes/promo-on-wire.rules.ts';
import type { PricedStay } from './quote.rules.ts';

/** The quote in the contract's form, in dollars; it is also stored this way. */
export function quoteOnWire(priced: PricedStay): Quote {
  const { promo, stayDiscounts, discountTerms, linkCardFee = zeroCents } = priced;
  const { nights, addOns, packages } = linesOnWire(priced);
  return {
    nights,
    nightsTotal: decimalFromCents(priced.nightsTotal),
    ...(stayDiscounts && {
      stayDiscounts: stayDiscounts.map((each) => ({ ...each, amount: decimalFromCents(each.amount) })),
    }),
    ...(discountTerms && { discountTerms }),
    addOns,
    addOnsTotal: decimalFromCents(priced.addOnsTotal),
    packages,
    packagesTotal: decimalFromCents(priced.packagesTotal),
    cleaningFee: decimalFromCents(priced.cleaningFee),
    subtotal: decimalFromCents(priced.subtotal),
    discount: decimalFromCents(priced.discount),
    cardFeeRate: priced.cardFeeTenThousandths / 10_000,
    ...(linkCardFee > 0 ? { linkCardFee: decimalFromCents(linkCardFee) } : {}),
    cardFee: decimalFromCents(priced.cardFee),
    taxRate: priced.taxTenThousandths / 10_000,
    tax: decimalFromCents(priced.tax),
    total: decimalFromCents(priced.total),
    ...(promo ? { promo: promoOnWire(promo) } : {}),
  };
}

/** Lines in the contract's form, in dollars. */
export function linesOnWire(lines: Pick<PricedStay, 'nights' | 'addOns' | 'packages'>): QuoteLines {
  const line = ({ id, name, price }: PricedStay['addOns'][number]) => ({
    id,
    name,
    price: decimalFromCents(price),
  });
  return {
    nights: lines.nights.map(({ date, rate, surcharge, label, sources }) => ({
      date,
      rate: decimalFromCents(rate),
      surcharge: decimalFromCents(surcharge),
      label,
      ...(sources && { sources: [...sources] }),
    })),
    addOns: lines.addOns.map(line),
    packages: lines.packages.map(line),
  };
}
