import type { CallBody } from '@getaway/contracts/http/call';
import type { createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { property } from '../../property.ts';
import { endOfDay, lastDayBefore } from './last-day.ts';
import type { PromoCode } from './promo-words.ts';

/** A code as the form has it. */
export interface PromoValues {
  code: string;
  name: string;
  discountType: PromoCode['discountType'];
  discountValue: string;
  weekdaysOnly: boolean;
  maxUses: number | null;
  /** The last day on which it holds, YYYY-MM-DD; empty without an end. */
  expiresAt: string;
}

export const newPromo: PromoValues = {
  code: '',
  name: '',
  discountType: 'fixed',
  discountValue: '',
  weekdaysOnly: false,
  maxUses: null,
  expiresAt: '',
};

export function promoValues(promo: PromoCode): PromoValues {
  const { code, name, discountType, weekdaysOnly, maxUses, expiresAt } = promo;
  return {
    code,
    name,
    discountType,
    discountValue: String(Number(promo.discountValue)),
    weekdaysOnly,
    maxUses,
    expiresAt: expiresAt === null ? '' : lastDayBefore(expiresAt, property.timeZone),
  };
}

export function promoBody({ expiresAt, ...values }: PromoValues): CallBody<typeof createPromoCode> {
  return { ...values, expiresAt: expiresAt === '' ? null : endOfDay(expiresAt, property.timeZone) };
}
