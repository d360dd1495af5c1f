import type { Quote } from '@getaway/contracts/http/quote';
import { decimalFromCents } from '@getaway/kernel/money';
import type { PromoCode } from './promo-code.rules.ts';

/** A promotion code in the contract's form, in dollars or percent. */
export function promoOnWire(promo: PromoCode): NonNullable<Quote['promo']> {
  const { code, name, discountType } = promo;
  const discountValue =
    promo.discountType === 'fixed' ? decimalFromCents(promo.amount) : (promo.tenThousandths / 100).toFixed(2);
  return { code, name, discountType, discountValue };
}
