import Stripe from 'stripe';
import * as v from 'valibot';

/** A card provider's webhook event, after its signature was checked. */
export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  /** The payment intent that it concerns, if any. */
  readonly intentId: string | undefined;
}

export type WebhookReading =
  | { readonly status: 'event'; readonly event: WebhookEvent }
  /** The signature is not the provider's, or is too old. */
  | { readonly status: 'forged' }
  /** Signed, but not a valid provider event. */
  | { readonly status: 'malformed' };

/**
 * Both kinds of provider events: snapshots with their object, and thin ones that name only the changed
 * object.
 */
const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.optional(v.object({ object: v.optional(v.unknown()) })),
});

/** Parses the raw bytes of a webhook. */
export function readWebhook(
  stripe: Stripe,
  { rawBody, signature, secret }: { rawBody: Buffer; signature: string; secret: string },
): WebhookReading {
  const { signature: signatures } = stripe.webhooks;
  if (signatures === null) throw new Error('the SDK cannot check signatures');
  try {
    signatures.verifyHeader(rawBody, signature, secret, stripe.webhooks.DEFAULT_TOLERANCE);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { status: 'forged' };
    throw error;
  }
  const parsed = v.safeParse(eventSchema, parseJson(rawBody));
  if (!parsed.success) return { status: 'malformed' };
  const { id, type, data } = parsed.output;
  return { status: 'event', event: { id, type, intentId: intentOf(data?.object) } };
}

export function webhookEventOf(event: Stripe.Event): WebhookEvent {
  return { id: event.id, type: event.type, intentId: intentOf(event.data.object) };
}

const aboutPayment = v.variant('object', [
  v.object({ object: v.literal('payment_intent'), id: v.string() }),
  v.object({ object: v.literal('charge'), payment_intent: v.string() }),
  v.object({ object: v.literal('refund'), payment_intent: v.string() }),
  v.object({ object: v.literal('dispute'), payment_intent: v.string() }),
]);

function intentOf(object: unknown): string | undefined {
  const parsed = v.safeParse(aboutPayment, object);
  if (!parsed.success) return undefined;
  return parsed.output.object === 'payment_intent' ? parsed.output.id : parsed.output.payment_intent;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
