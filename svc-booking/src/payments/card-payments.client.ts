import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { cents, type Cents } from '@getaway/kernel/money';
import {
  listRefunds,
  makeRefund,
  type ProviderRefund,
  type RefundOutcome,
  type RefundRequest,
} from './card-refunds.client.ts';
import type { Dispute } from '../disputes/dispute.rules.ts';
import { listDisputes } from './card-disputes.client.ts';
import { reaching } from './provider-errors.client.ts';
import { hostOf } from './provider-host.client.ts';
import {
  webhookEventOf,
  readWebhook,
  type WebhookEvent,
  type WebhookReading,
} from './webhook-event.client.ts';

/** The fields of a card payment that a booking needs. */
export type CardPayment =
  | { readonly status: 'open'; readonly id: string; readonly clientSecret: string; readonly amount: Cents }
  | { readonly status: 'processing'; readonly id: string }
  | {
      readonly status: 'succeeded';
      readonly id: string;
      readonly paid: Cents;
      /** The booking that the payment was made for. Undefined when another program made it. */
      readonly bookingReference: string | undefined;
    }
  | { readonly status: 'cancelled'; readonly id: string };

export type CancelOutcome = 'cancelled' | 'succeeded' | 'processing';

export interface PaymentRequest {
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly revision: number;
  readonly amount: Cents;
  /** Present for a payment of a balance, which has an intent of its own. */
  readonly linkPaymentId?: string;
}

export interface CardPayments {
  create(payment: PaymentRequest): Promise<CardPayment>;
  read(id: string): Promise<CardPayment | undefined>;
  /** Cancels the intent unless its money is already on its way. Returns the resulting state. */
  cancel(id: string): Promise<CancelOutcome>;
  /** Idempotent by id. */
  refund(refund: RefundRequest): Promise<RefundOutcome>;
  /** Refunds of a payment, including pending and failed ones. */
  refundsOf(paymentIntentId: string): Promise<ProviderRefund[]>;
  /** Disputes of a payment, decided ones too. */
  disputesOf(paymentIntentId: string): Promise<Dispute[]>;
  readonly readEvent: (rawBody: Buffer, signature: string) => WebhookReading;
  /** Payment events since an instant, newest first. */
  eventsSince(since: Date): Promise<WebhookEvent[]>;
}

/** The events that affect bookings. A host's webhook subscribes to these. */
const followedEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;

/** A guest waits: two attempts of this length end before the edge times out. */
const guestPatience = { timeoutMs: 8_000, retries: 1 };

/** A job runs again in a minute, and has to check many payments before its lease ends. */
export const jobPatience = { timeoutMs: 8_000, retries: 0 };

interface CardPaymentsOptions {
  secretKey: string;
  webhookSecret: string;
  /** The sandbox's address; undefined means the provider's own. */
  apiBase: string | undefined;
  /** How long a call waits for the provider. */
  patience?: { readonly timeoutMs: number; readonly retries: number };
  /** Called when the provider rejects our key: every payment fails until the host sets another. */
  onKeyRefused: (error: Error) => void;
}

/**
 * The card provider through its SDK. Every method throws a `DependencyUnavailableError` while the provider is
 * unavailable.
 */
export function connectCardPayments(options: CardPaymentsOptions): CardPayments {
  const { readEvent, ...calls } = providerCalls(options);
  const { onKeyRefused } = options;
  return {
    readEvent,
    create: (payment) => reaching(calls.create(payment), onKeyRefused),
    read: (id) => reaching(calls.read(id), onKeyRefused),
    cancel: (id) => reaching(calls.cancel(id), onKeyRefused),
    refund: (refund) => reaching(calls.refund(refund), onKeyRefused),
    refundsOf: (paymentIntentId) => reaching(calls.refundsOf(paymentIntentId), onKeyRefused),
    disputesOf: (paymentIntentId) => reaching(calls.disputesOf(paymentIntentId), onKeyRefused),
    eventsSince: (since) => reaching(calls.eventsSince(since), onKeyRefused),
  };
}

function providerCalls(options: CardPaymentsOptions): CardPayments {
  const { timeoutMs, retries } = options.patience ?? guestPatience;
  const stripe = new Stripe(options.secretKey, {
    ...(options.apiBase === undefined ? {} : hostOf(options.apiBase)),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  return {
    create: async (payment) => cardPayment(await createIntent(stripe, payment)),
    read: async (id) => {
      try {
        return cardPayment(await stripe.paymentIntents.retrieve(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    cancel: async (id) => {
      try {
        // Without an idempotency key: the provider would repeat a refusal for a day, even after its cause is
        // gone.
        await stripe.paymentIntents.cancel(id);
        return 'cancelled';
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Unknown to these keys, so it cannot be paid: for example a sandbox intent after the switch to live
        // keys.
        if (isMissing(error)) return 'cancelled';
        const { status } = cardPayment(await stripe.paymentIntents.retrieve(id));
        if (status === 'open') throw error;
        return status;
      }
    },
    refund: (refund) => makeRefund(stripe, refund),
    refundsOf: (paymentIntentId) => listRefunds(stripe, paymentIntentId),
    disputesOf: (paymentIntentId) => listDisputes(stripe, paymentIntentId),
    readEvent: (rawBody, signature) =>
      readWebhook(stripe, { rawBody, signature, secret: options.webhookSecret }),
    eventsSince: async (since) => {
      const events: WebhookEvent[] = [];
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      for await (const event of stripe.events.list({ types: [...followedEvents], created, limit: 100 })) {
        events.push(webhookEventOf(event));
      }
      return events;
    },
  };
}

/**
 * One intent for each state of a hold and each payment of a balance, also after a crash between the provider's
 * answer and our commit.
 */
async function createIntent(
  stripe: Stripe,
  { bookingId, bookingReference, revision, amount, linkPaymentId }: PaymentRequest,
): Promise<Stripe.PaymentIntent> {
  const intent: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    description: `Stay ${bookingReference}`,
    metadata: { bookingId, bookingReference },
  };
  const key = linkPaymentId ? `link-${linkPaymentId}` : `hold-${bookingId}-${revision}`;
  try {
    return await stripe.paymentIntents.create(intent, { idempotencyKey: key });
  } catch (error) {
    if (!isRepeatedForADay(error)) throw error;
    // If the provider made an intent in spite of its error, no browser has its secret, so it is never paid.
    const idempotencyKey = `${key}-${randomUUID()}`;
    return stripe.paymentIntents.create(intent, { idempotencyKey, maxNetworkRetries: 0 });
  }
}

/** An error that the provider answers again to every request with the same idempotency key. */
function isRepeatedForADay(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError || error instanceof Stripe.errors.StripeInvalidRequestError
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

function cardPayment(intent: Stripe.PaymentIntent): CardPayment {
  const { id } = intent;
  switch (intent.status) {
    case 'succeeded':
      return {
        status: 'succeeded',
        id,
        paid: cents(intent.amount_received),
        bookingReference: intent.metadata['bookingReference'],
      };
    case 'canceled':
      return { status: 'cancelled', id };
    case 'processing':
    case 'requires_capture':
      return { status: 'processing', id };
    default:
      if (intent.client_secret === null)
        throw new Error(`payment intent ${id} came without its client secret`);
      return { status: 'open', id, clientSecret: intent.client_secret, amount: cents(intent.amount) };
  }
}
