import { money } from './amount.ts';
import { isChargedBack } from './disputes.ts';
import { integerField, mergeMetadata, textField, type Fields } from './fields.ts';
import { providerId } from './ids.ts';
import type { Charge, Refund } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import { invalidRequest, missingParameter, noSuch } from './provider-error.ts';
import { recordEvent, type Provider } from './provider.ts';
import { delaysRefunds, failsRefunds } from './test-cards.ts';

/**
 * `POST /v1/refunds`: all that is left of a charge, or an amount of it. It is answered as succeeded also for the card
 * that lets refunds fail, which here happens at once; for the card that delays them it stays pending.
 */
export function createRefund(provider: Provider, fields: Fields): Refund {
  const charge = chargeToRefund(provider, fields);
  if (isChargedBack(provider, charge.id)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
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
  const isPending = delaysRefunds(charge.payment_method_details.card);
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
    status: isPending ? 'pending' : 'succeeded',
    ...(isPending ? { pending_reason: 'processing' as const } : {}),
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
  if (failsRefunds(charge.payment_method_details.card)) failRefund(provider, refund);
  return refund;
}

/** The bank settles a pending refund: the money arrives, or comes back. */
export function settleRefund(provider: Provider, id: string, status: 'succeeded' | 'failed'): Refund {
  const { pending_reason: _reason, ...refund } = findRefund(provider, id);
  if (refund.status !== 'pending') throw invalidRequest(`Refund ${id} is not pending.`);
  if (status === 'failed') return failRefund(provider, refund);
  const succeeded: Refund = { ...refund, status };
  provider.ledger.put('refund', succeeded);
  recordUpdate(provider, succeeded);
  return succeeded;
}

function failRefund(provider: Provider, refund: Refund): Refund {
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  provider.ledger.put('refund', failed);
  const charge = provider.ledger.get('charge', refund.charge);
  if (charge !== undefined) {
    const amountRefunded = charge.amount_refunded - refund.amount;
    provider.ledger.put('charge', { ...charge, amount_refunded: amountRefunded, refunded: false });
  }
  recordUpdate(provider, failed);
  recordEvent(provider, 'refund.failed', failed);
  return failed;
}

/** The provider announces a changed refund under its own name and under its charge's. */
function recordUpdate(provider: Provider, refund: Refund): void {
  recordEvent(provider, 'refund.updated', refund);
  recordEvent(provider, 'charge.refund.updated', refund);
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
