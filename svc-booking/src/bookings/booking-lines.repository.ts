import type { Quote } from '@getaway/contracts/http/quote';
import { addCents, decimalFromCents, subtractCents } from '@getaway/kernel/money';
import type { PricedStay } from '../pricing/quote.rules.ts';
import { sumOfDiscounts } from '../rates/stay-discounts.rules.ts';
import type { Tx } from '../database/database.ts';

/** The columns of a booking that its price sets. */
export function priceColumns(priced: PricedStay, quote: Quote) {
  return {
    basePrice: decimalFromCents(subtractCents(priced.nightsTotal, sumOfDiscounts(priced.stayDiscounts))),
    addOnTotal: decimalFromCents(addCents(priced.addOnsTotal, priced.packagesTotal)),
    promoCode: priced.promo?.code ?? null,
    promoDiscount: decimalFromCents(priced.discount),
    cleaningFee: decimalFromCents(priced.cleaningFee),
    creditCardFee: decimalFromCents(priced.cardFee),
    tax: decimalFromCents(priced.tax),
    totalPrice: decimalFromCents(priced.total),
    quote,
  };
}

/** Writes the add-ons and packages of a price as lines of the booking. */
export async function replaceLines(tx: Tx, bookingId: string, priced: PricedStay): Promise<void> {
  await tx.bookingAddOn.deleteMany({ where: { bookingId } });
  await tx.bookingPackage.deleteMany({ where: { bookingId } });
  await tx.bookingAddOn.createMany({
    data: priced.addOns.map(({ id, price }) => ({
      bookingId,
      addOnServiceId: id,
      unitPrice: decimalFromCents(price),
      totalPrice: decimalFromCents(price),
    })),
  });
  await tx.bookingPackage.createMany({
    data: priced.packages.map(({ id, price }) => ({
      bookingId,
      packageId: id,
      unitPrice: decimalFromCents(price),
    })),
  });
}
