import { money } from './amount.ts';
import { integerField, mergeMetadata, textField, type Fields } from './fields.ts';
import { providerId } from './ids.ts';
import type { Charge, Refund } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import { invalidRequest, missingParameter, noSuch } from './provider-error.ts';
import { recordEvent, type Provider } from './provider.ts';
import { failsRefunds } from './test-cards.ts';

/**
 * `POST /v1/refunds`: all that is left of a charge, or an amount of it. It is answered as succeeded also for the card
 * that lets refunds fail, which here happens at once.
 */
export function createRefund(provider: Provider, fields: Fields): Refund {
  const charge = chargeToRefund(provider, fields);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = integerField(fields, 'amount') ?? left;
  if (amount < 1) throw invalidRequest('This value must be greater than or equal to 1.', { param: 'amount' });
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`,
      { param: 'amount' },
    );
  }
  const refund: Refund = {
    id: providerId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: provider.nowS(),
    currency: charge.currency,
    metadata: mergeMetadata({}, fields),
    payment_intent: charge.payment_intent,
    reason: textField(fields, 'reason') ?? null,
    status: 'succeeded',
  };
  const refunded: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  provider.ledger.put('refund', refund);
  provider.ledger.put('charge', refunded);
  recordEvent(provider, 'refund.created', refund);
  recordEvent(provider, 'charge.refunded', refunded);
  if (failsRefunds(charge.payment_method_details.card)) failRefund(provider, refund, charge);
  return refund;
}

function failRefund(provider: Provider, refund: Refund, before: Charge): void {
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  provider.ledger.put('refund', failed);
  provider.ledger.put('charge', before);
  recordEvent(provider, 'refund.failed', failed);
}

export function findRefund(provider: Provider, id: string): Refund {
  const refund = provider.ledger.get('refund', id);
  if (refund === undefined) throw noSuch('refund', id, 'id');
  return refund;
}

function chargeToRefund(provider: Provider, fields: Fields): Charge {
  const chargeId = textField(fields, 'charge') ?? paidChargeOf(provider, fields);
  const charge = provider.ledger.get('charge', chargeId);
  if (charge === undefined) throw noSuch('charge', chargeId, 'charge');
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not successful and cannot be refunded.`);
  return charge;
}

function paidChargeOf(provider: Provider, fields: Fields): string {
  const intentId = textField(fields, 'payment_intent');
  if (intentId === undefined) throw missingParameter('payment_intent');
  const intent = findIntent(provider, intentId);
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return intent.latest_charge;
}
