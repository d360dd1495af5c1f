import type Stripe from 'stripe';
import type { DisputeStatus } from '@getaway/contracts/events/dispute';
import { cents } from '@getaway/kernel/money';
import type { Dispute } from '../disputes/dispute.rules.ts';

/** Disputes of a payment, decided ones too. */
export async function listDisputes(stripe: Stripe, paymentIntentId: string): Promise<Dispute[]> {
  const disputes: Dispute[] = [];
  for await (const dispute of stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 })) {
    const { id, amount, reason, created, evidence_details: evidence } = dispute;
    disputes.push({
      id,
      paymentIntentId,
      amount: cents(amount),
      reason,
      status: statusOf(dispute.status),
      respondBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1_000),
      openedAt: new Date(created * 1_000),
    });
  }
  return disputes;
}

/**
 * The provider's states (its documentation, 'Disputes'): `warning` begins an inquiry, and an appeal follows a loss. A state
 * that is new to us is an alert without an entry.
 */
function statusOf(status: Stripe.Dispute.Status): DisputeStatus {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    case 'won':
      return 'won';
    case 'lost':
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'lost';
    case 'needs_response':
    case 'under_review':
      return 'open';
    default:
      return 'inquiry';
  }
}
