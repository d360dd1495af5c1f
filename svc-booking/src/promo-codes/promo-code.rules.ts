import { weekdayOf } from '@getaway/kernel/calendar-date';
import { cents, shareOf, type Cents } from '@getaway/kernel/money';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

interface PromoBase {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  /** Every night of the stay is Monday to Thursday. */
  readonly weekdaysOnly: boolean;
  /** Null means no limit. */
  readonly maxUses: number | null;
  readonly uses: number;
  readonly expiresAt: Date | null;
}

export type PromoCode = PromoBase &
  (
    | { readonly discountType: 'fixed'; readonly amount: Cents }
    /** Ten-thousandths of the subtotal: 1250 is 12.5%. */
    | { readonly discountType: 'percentage'; readonly tenThousandths: number }
  );

export type PromoRefusal = 'unknown' | 'inactive' | 'expired' | 'used-up' | 'weekdays-only';

/** Codes are compared in upper case without surrounding whitespace (spec page 1, section 5). */
export function normalizePromoCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Why a code is not valid, or undefined when it is. Without a stay, weekdays are not checked.
 * `alreadyCounted`: this booking is already one of the code's uses.
 */
export function promoRefusal(
  promo: PromoCode | undefined,
  context: { stay?: Stay; now: Date; alreadyCounted?: boolean },
): PromoRefusal | undefined {
  if (!promo) return 'unknown';
  if (!promo.isActive) return 'inactive';
  if (promo.expiresAt !== null && promo.expiresAt <= context.now) return 'expired';
  if (promo.maxUses !== null && promo.uses >= promo.maxUses && !context.alreadyCounted) return 'used-up';
  if (promo.weekdaysOnly && context.stay && !isMondayToThursday(context.stay)) return 'weekdays-only';
  return undefined;
}

/**
 * A fixed discount is capped at the subtotal; a percentage applies to the subtotal (spec page 1, section 9).
 */
export function discountOf(promo: PromoCode, subtotal: Cents): Cents {
  switch (promo.discountType) {
    case 'fixed':
      return cents(Math.min(promo.amount, subtotal));
    case 'percentage':
      return cents(Math.min(shareOf(subtotal, promo.tenThousandths), subtotal));
  }
}

/** Whether every night of a stay is one of those to which codes for weekdays are limited. */
export function isMondayToThursday(stay: Stay): boolean {
  return nightsOf(stay).every((night) => {
    const weekday = weekdayOf(night);
    return weekday >= 1 && weekday <= 4;
  });
}
