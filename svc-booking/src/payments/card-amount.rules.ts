import type { Cents } from '@getaway/kernel/money';

/** The card provider takes no payment below this (its documentation, 'Minimum and maximum charge amounts'). */
const smallestCardPaymentCents = 50;

export type CardAmount =
  /** Nothing is to be paid: no card is asked for, and the booking is confirmed as it is. */
  'nothing-to-pay' | 'too-small' | 'payable';

/** Whether a total can be paid by card. */
export function cardAmountOf(total: Cents): CardAmount {
  if (total === 0) return 'nothing-to-pay';
  return total < smallestCardPaymentCents ? 'too-small' : 'payable';
}
