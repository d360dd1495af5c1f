import type { CardPayment } from '@getaway/contracts/http/ledger';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { formatDate } from '../../../format/dates.ts';

/** The card payments that the card provider can refund now. */
export function refundablePayments(payments: readonly CardPayment[]): CardPayment[] {
  return payments.filter(({ left, isDisputed }) => isPositive(left) && !isDisputed);
}

/** '$599.20 on Feb 13, 2027: $499.20 left'. */
export function paymentInWords({ amount, left, effectiveOn, isDisputed }: CardPayment): string {
  const rest = isDisputed ? 'disputed' : `${formatTotal(left)} left`;
  return `${formatTotal(amount)} on ${formatDate(effectiveOn)}: ${rest}`;
}
