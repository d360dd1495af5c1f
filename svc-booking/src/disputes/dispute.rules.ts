import type { DisputeStatus } from '@getaway/contracts/events/dispute';
import type { Cents } from '@getaway/kernel/money';

/** A dispute as the provider or the database has it. */
export interface Dispute {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly respondBy: Date | null;
  readonly openedAt: Date;
}

/**
 * The entries that a dispute has made by now: the money went when it opened, and returns when it is won. Nothing goes where
 * nothing was left.
 */
export function entriesOfDispute({
  status,
  amount,
}: Pick<Dispute, 'status' | 'amount'>): readonly ('chargeback' | 'chargeback_reversal')[] {
  if (amount === 0) return [];
  switch (status) {
    case 'inquiry':
    case 'closed':
      return [];
    case 'open':
    case 'lost':
      return ['chargeback'];
    case 'won':
      return ['chargeback', 'chargeback_reversal'];
    default:
      return status satisfies never;
  }
}

/**
 * Whether the provider's word may follow what is known. What was decided stays decided, however late old news arrives; only
 * an appeal wins a lost dispute.
 */
export function mayFollow(known: DisputeStatus, next: DisputeStatus): boolean {
  if (known === next) return false;
  return known === 'inquiry' || known === 'open' || (known === 'lost' && next === 'won');
}
