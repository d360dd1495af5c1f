import { readAmount, readCurrency } from './amount.ts';
import { listField, mergeMetadata, objectField, textField, type Fields } from './fields.ts';
import { providerId, randomText } from './ids.ts';
import type { IntentStatus, PaymentIntent } from './objects.ts';
import { findOrMakeMethod } from './payment-methods.ts';
import { noSuch, unexpectedState } from './provider-error.ts';
import { recordEvent, type Provider } from './provider.ts';

const openStatuses: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** `POST /v1/payment_intents`, before any `confirm`. */
export function createIntent(provider: Provider, fields: Fields): PaymentIntent {
  const currency = readCurrency(fields);
  const amount = readAmount(fields, currency);
  const id = providerId('pi');
  const methodName = textField(fields, 'payment_method');
  const automatic = objectField(fields, 'automatic_payment_methods');
  const method = methodName === undefined ? null : findOrMakeMethod(provider, methodName).id;
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: listField(fields, 'allowed_payment_method_types') ?? null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods:
      automatic === undefined
        ? null
        : {
            enabled: automatic['enabled'] === 'true',
            allow_redirects: textField(automatic, 'allow_redirects') ?? 'always',
          },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: provider.nowS(),
    currency,
    customer: null,
    description: textField(fields, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, fields),
    next_action: null,
    payment_method: method,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: textField(fields, 'receipt_email') ?? null,
    setup_future_usage: null,
    shipping: objectField(fields, 'shipping') ?? null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
  };
  provider.ledger.put('intent', intent);
  recordEvent(provider, 'payment_intent.created', intent);
  return intent;
}

export function findIntent(provider: Provider, id: string): PaymentIntent {
  const intent = provider.ledger.get('intent', id);
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/**
 * `POST /v1/payment_intents/:id`. Money and method change only while nothing was paid; a changed amount takes
 * back a running 3-D Secure challenge, so that nobody approves one amount and pays another.
 */
export function updateIntent(provider: Provider, id: string, fields: Fields): PaymentIntent {
  const intent = findIntent(provider, id);
  for (const name of ['amount', 'currency', 'payment_method']) {
    if (fields[name] !== undefined && !openStatuses.includes(intent.status)) throw notUpdatable(name, intent);
  }
  const currency = fields['currency'] === undefined ? intent.currency : readCurrency(fields);
  const amount = fields['amount'] === undefined ? intent.amount : readAmount(fields, currency);
  const methodName = textField(fields, 'payment_method');
  const updated: PaymentIntent = {
    ...intent,
    amount,
    currency,
    metadata: mergeMetadata(intent.metadata, fields),
    description:
      fields['description'] === undefined ? intent.description : (textField(fields, 'description') ?? null),
    receipt_email:
      fields['receipt_email'] === undefined
        ? intent.receipt_email
        : (textField(fields, 'receipt_email') ?? null),
    shipping: fields['shipping'] === undefined ? intent.shipping : (objectField(fields, 'shipping') ?? null),
  };
  if (methodName !== undefined) {
    updated.payment_method = findOrMakeMethod(provider, methodName).id;
    updated.status = 'requires_confirmation';
    updated.next_action = null;
  } else if (intent.status === 'requires_action' && amount !== intent.amount) {
    updated.status = 'requires_confirmation';
    updated.next_action = null;
  }
  provider.ledger.put('intent', updated);
  return updated;
}

/** `POST /v1/payment_intents/:id/cancel`. */
export function cancelIntent(provider: Provider, id: string, fields: Fields): PaymentIntent {
  const intent = findIntent(provider, id);
  if (!openStatuses.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      intent,
    );
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: provider.nowS(),
    cancellation_reason: textField(fields, 'cancellation_reason') ?? null,
    next_action: null,
  };
  provider.ledger.put('intent', canceled);
  recordEvent(provider, 'payment_intent.canceled', canceled);
  return canceled;
}

function notUpdatable(name: string, intent: PaymentIntent): Error {
  return unexpectedState(
    `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: ${openStatuses.join(', ')}.`,
    intent,
  );
}
