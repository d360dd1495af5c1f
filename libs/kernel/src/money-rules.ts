import { cents, type Cents } from './money.ts';

/** What a host decides about money. The property file has these fields as `policies.money`. */
export interface MoneyRules {
  /** For cleaning and incidentals, once for each stay: whole dollars. 0 is no fee. */
  readonly cleaningFee: number;
  /** Of the discounted subtotal, when paying by card: percent with at most two decimals. 0 is no fee. */
  readonly cardFeePercent: number;
  /** How many hours before check-in a cancellation is refunded in full. */
  readonly refundNoticeHours: number;
  /** The same when a night is Feb 13, 14 or 15. Never shorter. */
  readonly specialNoticeHours: number;
  /** How long a guest has for an alternative payment. */
  readonly paymentHours: number;
  /** The discount of a newsletter signup's code, in whole dollars. */
  readonly newsletterOffer: number;
}

/**
 * What holds where a host says nothing else (spec page 1, section 9), and for bookings, codes and events from before
 * these were settings.
 */
export const usualMoneyRules: MoneyRules = {
  cleaningFee: 160,
  cardFeePercent: 2.5,
  refundNoticeHours: 48,
  specialNoticeHours: 168,
  paymentHours: 24,
  newsletterOffer: 50,
};

/** The notice around Valentine's Day where a house sets none, in hours: never less than on other days. */
export function usualSpecialNotice(refundNoticeHours: number): number {
  return Math.max(refundNoticeHours, usualMoneyRules.specialNoticeHours);
}

/** How long banks take, as displayed. */
export const refundDays = '5-7 business days';

/** The cleaning fee in cents: 160 to 16000. */
export function cleaningFeeCents({ cleaningFee }: Pick<MoneyRules, 'cleaningFee'>): Cents {
  return cents(cleaningFee * 100);
}

/** The card fee's rate in ten-thousandths: 2.5 to 250. */
export function cardFeeTenThousandths({ cardFeePercent }: Pick<MoneyRules, 'cardFeePercent'>): number {
  return Math.round(cardFeePercent * 100);
}

/** The newsletter's discount as displayed: $50. */
export function offerInWords(newsletterOffer: number): string {
  return `$${newsletterOffer}`;
}

/** 1 to '1 hour', 48 to '48 hours', 168 to '7 days'. */
export function hoursInWords(hours: number): string {
  if (hours > 72 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
