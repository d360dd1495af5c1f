import { providerId } from './ids.ts';
import type { Dispute } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import { invalidRequest, noSuch } from './provider-error.ts';
import { recordEvent, type Provider } from './provider.ts';

/** So long the house may answer a dispute. */
const answerWithinS = 7 * 24 * 60 * 60;

/** A cardholder disputes a payment at the bank: the money is taken back until it is decided. */
export function openDispute(
  provider: Provider,
  { paymentIntent, reason }: { paymentIntent: string; reason: string },
): Dispute {
  const chargeId = findIntent(provider, paymentIntent).latest_charge;
  const charge = chargeId === null ? undefined : provider.ledger.get('charge', chargeId);
  if (!charge?.paid) throw invalidRequest(`This PaymentIntent (${paymentIntent}) has no charge to dispute.`);
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute: Dispute = {
    id: providerId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: provider.nowS(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
    balance_transactions: [],
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: provider.nowS() + answerWithinS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
  };
  provider.ledger.put('charge', { ...charge, disputed: true });
  provider.ledger.put('dispute', dispute);
  recordEvent(provider, 'charge.dispute.created', dispute);
  recordEvent(provider, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides: the money comes back, or stays where it is. */
export function closeDispute(provider: Provider, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = findDispute(provider, id);
  if (dispute.status !== 'needs_response') throw invalidRequest(`Dispute ${id} is closed already.`);
  const closed: Dispute = { ...dispute, status, is_charge_refundable: status === 'won' };
  provider.ledger.put('dispute', closed);
  recordEvent(provider, 'charge.dispute.closed', closed);
  if (status === 'won') recordEvent(provider, 'charge.dispute.funds_reinstated', closed);
  return closed;
}

/** Whether the bank has taken a charge back: until it is decided, and for good when the dispute is lost. */
export function isChargedBack(provider: Provider, chargeId: string): boolean {
  return provider.ledger
    .newestFirst('dispute')
    .some(({ charge, status }) => charge === chargeId && status !== 'won');
}

export function findDispute(provider: Provider, id: string): Dispute {
  const dispute = provider.ledger.get('dispute', id);
  if (dispute === undefined) throw noSuch('dispute', id, 'id');
  return dispute;
}
