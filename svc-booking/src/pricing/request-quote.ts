import type { Quote, QuoteLines } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { decimalFromCents } from '@getaway/kernel/money';
import { findPromoCode } from '../promo-codes/promo-codes.repository.ts';
import { cleaningFee } from './default-prices.rules.ts';
import { readPriceBook } from './price-book.repository.ts';
import type { Tx } from '../database/database.ts';
import { checkStay, type StayFault } from '../availability/stay-dates.rules.ts';
import {
  normalizePromoCode,
  promoRefusal,
  type PromoCode,
  type PromoRefusal,
} from '../promo-codes/promo-code.rules.ts';
import { quoteStay, type PaymentMethod, type PricedStay } from './quote.rules.ts';

export interface QuoteInput {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  readonly promoCode?: string | undefined;
  readonly paymentMethod: PaymentMethod;
  /** The id of the code that the asking booking already counts as a use of. */
  readonly countedPromoId?: string | undefined;
}

export type QuoteRefusal =
  | { readonly ok: false; readonly reason: 'stay'; readonly fault: StayFault }
  | { readonly ok: false; readonly reason: 'not-offered'; readonly ids: readonly string[] }
  | { readonly ok: false; readonly reason: 'included-in-package'; readonly serviceId: string }
  | { readonly ok: false; readonly reason: 'promo-invalid'; readonly why: PromoRefusal };

export type RequestQuoteOutcome =
  | { readonly ok: true; readonly priced: PricedStay; readonly quote: Quote }
  | QuoteRefusal;

/** Prices a stay at current prices, or returns why it cannot be booked. */
export async function requestQuote(
  deps: { tx: Tx; now: Date; today: CalendarDate },
  input: QuoteInput,
): Promise<RequestQuoteOutcome> {
  const checked = checkStay(input, deps.today);
  if (!checked.ok) return { ok: false, reason: 'stay', fault: checked.fault };

  const book = await readPriceBook(deps.tx);
  const { services, packages } = book;
  const missing = [
    ...input.addOnIds.filter((id) => !services.has(id)),
    ...input.packageIds.filter((id) => !packages.has(id)),
  ];
  if (missing.length > 0) return { ok: false, reason: 'not-offered', ids: missing };

  let promo: PromoCode | undefined;
  if (input.promoCode !== undefined) {
    const code = normalizePromoCode(input.promoCode);
    promo = await findPromoCode(deps.tx, code);
    const why = promoRefusal(promo, {
      stay: checked.stay,
      now: deps.now,
      alreadyCounted: promo !== undefined && promo.id === input.countedPromoId,
    });
    if (why) return { ok: false, reason: 'promo-invalid', why };
  }

  const outcome = quoteStay({
    stay: checked.stay,
    rates: book.rates,
    addOns: input.addOnIds.flatMap((id) => services.get(id) ?? []),
    packages: input.packageIds.flatMap((id) => packages.get(id) ?? []),
    cleaningFee,
    taxTenThousandths: book.taxTenThousandths,
    paymentMethod: input.paymentMethod,
    promo,
  });
  if (!outcome.ok) return outcome;
  return { ok: true, priced: outcome.quote, quote: quoteOnWire(outcome.quote) };
}

/** The quote in the contract's form, in dollars; it is also stored this way. */
export function quoteOnWire(priced: PricedStay): Quote {
  const { promo } = priced;
  const { nights, addOns, packages } = linesOnWire(priced);
  return {
    nights,
    nightsTotal: decimalFromCents(priced.nightsTotal),
    addOns,
    addOnsTotal: decimalFromCents(priced.addOnsTotal),
    packages,
    packagesTotal: decimalFromCents(priced.packagesTotal),
    cleaningFee: decimalFromCents(priced.cleaningFee),
    subtotal: decimalFromCents(priced.subtotal),
    discount: decimalFromCents(priced.discount),
    cardFeeRate: priced.cardFeeTenThousandths / 10_000,
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
    nights: lines.nights.map(({ date, rate, surcharge, label }) => ({
      date,
      rate: decimalFromCents(rate),
      surcharge: decimalFromCents(surcharge),
      label,
    })),
    addOns: lines.addOns.map(line),
    packages: lines.packages.map(line),
  };
}

export function promoOnWire(promo: PromoCode): NonNullable<Quote['promo']> {
  const { code, name, discountType } = promo;
  const discountValue =
    promo.discountType === 'fixed' ? decimalFromCents(promo.amount) : (promo.tenThousandths / 100).toFixed(2);
  return { code, name, discountType, discountValue };
}
