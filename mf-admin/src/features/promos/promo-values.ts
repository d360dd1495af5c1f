import type { CallBody } from '@getaway/contracts/http/call';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
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
  /** Whether the home page shows it. */
  isShown: boolean;
  shownTitle: string;
  shownText: string;
  /** Days at the house, YYYY-MM-DD; empty without a last one. */
  shownFrom: string;
  shownUntil: string;
}

/** `today`: the day at the house, from which on a code is shown unless staff choose another. */
export const newPromo = (today: CalendarDate): PromoValues => ({
  code: '',
  name: '',
  discountType: 'fixed',
  discountValue: '',
  weekdaysOnly: false,
  maxUses: null,
  expiresAt: '',
  isShown: false,
  shownTitle: '',
  shownText: '',
  shownFrom: today,
  shownUntil: '',
});

export function promoValues(promo: PromoCode, today: CalendarDate): PromoValues {
  const { code, name, discountType, weekdaysOnly, maxUses, expiresAt } = promo;
  return {
    code,
    name,
    discountType,
    discountValue: String(Number(promo.discountValue)),
    weekdaysOnly,
    maxUses,
    expiresAt: expiresAt === null ? '' : lastDayBefore(expiresAt, property.timeZone),
    isShown: promo.shownTitle !== null,
    shownTitle: promo.shownTitle ?? '',
    shownText: promo.shownText ?? '',
    shownFrom: promo.shownFrom ?? today,
    shownUntil: promo.shownUntil ?? '',
  };
}

export function promoBody({
  expiresAt,
  isShown,
  shownTitle,
  shownText,
  shownFrom,
  shownUntil,
  ...values
}: PromoValues): CallBody<typeof createPromoCode> {
  return {
    ...values,
    expiresAt: expiresAt === '' ? null : endOfDay(expiresAt, property.timeZone),
    ...(isShown
      ? { shownTitle, shownText, shownFrom, shownUntil }
      : { shownTitle: null, shownText: null, shownFrom: null, shownUntil: null }),
  };
}
