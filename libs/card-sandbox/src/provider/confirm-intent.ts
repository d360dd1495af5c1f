import { openDispute } from './disputes.ts';
import { integerField, objectField, textField, type Fields } from './fields.ts';
import { providerId } from './ids.ts';
import type { StoredMethod } from './ledger.ts';
import type { CardError, Charge, PaymentIntent } from './objects.ts';
import { findIntent } from './payment-intents.ts';
import { findOrMakeMethod, methodForConfirm } from './payment-methods.ts';
import { cardRefused, invalidRequest, unexpectedState } from './provider-error.ts';
import { recordEvent, type Provider } from './provider.ts';
import { isDisputed, type CardOutcome } from './test-cards.ts';

const authenticationFailed: CardError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** `POST /v1/payment_intents/:id/confirm`: pays, declines with a 402, or asks for 3-D Secure. */
export function confirmIntent(provider: Provider, id: string, fields: Fields): PaymentIntent {
  const intent = findIntent(provider, id);
  refuseSettled(intent);
  refuseOtherAmount(intent, objectField(fields, 'client_context'));
  const stored =
    methodForConfirm(provider, fields) ??
    (intent.payment_method === null ? undefined : findOrMakeMethod(provider, intent.payment_method));
  if (stored === undefined) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  const { outcome } = stored;
  switch (outcome.kind) {
    case 'pays':
      return pay(provider, intent, stored);
    case 'asks':
      return ask(provider, intent, stored);
    case 'declines':
      throw decline(provider, intent, stored, outcome);
    default:
      return outcome satisfies never;
  }
}

/** The end of a 3-D Secure challenge, as the cardholder chose in the dialog. */
export function authenticateIntent(provider: Provider, id: string, approved: boolean): PaymentIntent {
  const intent = findIntent(provider, id);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(
      `This PaymentIntent does not wait for authentication: it has a status of ${intent.status}.`,
      intent,
    );
  }
  const stored = findOrMakeMethod(provider, intent.payment_method);
  if (approved) return pay(provider, intent, stored);
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: { ...authenticationFailed, payment_method: stored.method },
  };
  provider.ledger.put('intent', failed);
  recordEvent(provider, 'payment_intent.payment_failed', failed);
  return failed;
}

function refuseSettled(intent: PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  if (intent.status === 'canceled') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action, requires_payment_method.',
      intent,
    );
  }
}

/** A page whose elements were made before the intent must show what the intent is for. */
function refuseOtherAmount(intent: PaymentIntent, shown: Fields | undefined): void {
  if (shown === undefined) return;
  const isSame =
    integerField(shown, 'amount') === intent.amount && textField(shown, 'currency') === intent.currency;
  if (isSame) return;
  throw invalidRequest(
    `The amount or currency of Elements (${textField(shown, 'amount')} ${textField(shown, 'currency')}) is not that of the PaymentIntent (${intent.amount} ${intent.currency}).`,
    { param: 'client_context' },
  );
}

function pay(provider: Provider, intent: PaymentIntent, stored: StoredMethod): PaymentIntent {
  const charge = makeCharge(provider, intent, stored, null);
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: stored.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  recordAttempt(provider, charge, paid);
  if (isDisputed(charge.payment_method_details.card))
    openDispute(provider, { paymentIntent: intent.id, reason: 'fraudulent' });
  return paid;
}

function ask(provider: Provider, intent: PaymentIntent, stored: StoredMethod): PaymentIntent {
  const asking: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: stored.id,
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_challenge' } },
  };
  provider.ledger.put('intent', asking);
  recordEvent(provider, 'payment_intent.requires_action', asking);
  return asking;
}

function decline(
  provider: Provider,
  intent: PaymentIntent,
  stored: StoredMethod,
  outcome: Extract<CardOutcome, { kind: 'declines' }>,
): Error {
  const charge = makeCharge(provider, intent, stored, outcome);
  const error: CardError = {
    type: 'card_error',
    code: outcome.code,
    ...(outcome.declineCode === undefined ? {} : { decline_code: outcome.declineCode }),
    message: outcome.message,
    charge: charge.id,
    doc_url: `https://stripe.com/docs/error-codes/${outcome.code.replaceAll('_', '-')}`,
    payment_method: stored.method,
  };
  const declined: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    last_payment_error: error,
    next_action: null,
  };
  recordAttempt(provider, charge, declined);
  return cardRefused(error, declined);
}

function recordAttempt(provider: Provider, charge: Charge, intent: PaymentIntent): void {
  provider.ledger.put('intent', intent);
  recordEvent(provider, `charge.${charge.status}`, charge);
  recordEvent(provider, `payment_intent.${charge.paid ? 'succeeded' : 'payment_failed'}`, intent);
}

function makeCharge(
  provider: Provider,
  intent: PaymentIntent,
  { id, method }: StoredMethod,
  failure: { code: string; message: string } | null,
): Charge {
  const paid = failure === null;
  const charge: Charge = {
    id: providerId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: paid,
    created: provider.nowS(),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: id,
    payment_method_details: { type: 'card', card: method.card },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
  provider.ledger.put('charge', charge);
  return charge;
}
