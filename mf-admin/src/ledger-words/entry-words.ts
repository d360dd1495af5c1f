import type { LedgerEntry, PaymentStatus } from '@getaway/contracts/http/ledger';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import type { BadgeTone } from '../ui/badge.tsx';

/** What an entry is: 'Card payment', 'Cash refund', 'Chargeback'. */
export function entryInWords({
  kind,
  method,
  amount,
}: Pick<LedgerEntry, 'kind' | 'method' | 'amount'>): string {
  const by = moneyMethodNames[method];
  switch (kind) {
    case 'payment':
      return `${by} payment`;
    case 'refund':
      // A bank can send a refund back, when the card's account is closed.
      return amount.startsWith('-') ? `${by} refund` : `${by} refund came back`;
    case 'chargeback':
      return 'Chargeback';
    case 'chargeback_reversal':
      return 'Chargeback reversed';
    default:
      return kind satisfies never;
  }
}

/** Who made an entry: 'by Ada', or 'automatically'. */
export function recorderInWords({ recordedBy }: Pick<LedgerEntry, 'recordedBy'>): string {
  return recordedBy === null ? 'automatically' : `by ${recordedBy}`;
}

export const paymentTones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  unpaid: 'ember',
  partly_paid: 'yellow',
  paid: 'green',
  overpaid: 'blue',
  refunded: 'secondary',
};

/** Of an entry that doesn't count, or not yet. */
export const entryTones: Readonly<Record<Exclude<LedgerEntry['status'], 'succeeded'>, BadgeTone>> = {
  pending: 'yellow',
  failed: 'red',
  cancelled: 'secondary',
};
