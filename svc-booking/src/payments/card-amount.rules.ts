import type { Cents } from '@getaway/kernel/money';

/** The card provider takes no payment below this (its documentation, 'Minimum and maximum charge amounts'). */
const smallestCardPaymentCents = 50;

export type CardAmount =
  /** Nothing is due, so no card is needed and the booking is confirmed directly. */
  'nothing-to-pay' | 'too-small' | 'payable';

/** Whether a total can be paid by card. */
export function cardAmountOf(total: Cents): CardAmount {
  if (total === 0) return 'nothing-to-pay';
  return total < smallestCardPaymentCents ? 'too-small' : 'payable';
}
