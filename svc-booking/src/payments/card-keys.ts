import Stripe from 'stripe';
import { hostOf } from './provider-host.ts';

export type CardMode = 'sandbox' | 'test' | 'live';

interface CardKeys {
  readonly secretKey: string;
  /** The sandbox's address; undefined is the provider's own. */
  readonly apiBase: string | undefined;
}

/** Somebody sits before the screen and waits. */
const timeoutMs = 6_000;

/** Which money a key moves. */
export function cardModeOf({ secretKey, apiBase }: CardKeys): CardMode {
  if (apiBase !== undefined) return 'sandbox';
  return secretKey.includes('_live_') ? 'live' : 'test';
}

/** Asks the provider for the newest payment: nothing moves, and a key that may do that may do what we need first. */
export async function tryKeys(keys: CardKeys): Promise<{ ok: true } | { ok: false; reason: string }> {
  const stripe = new Stripe(keys.secretKey, {
    ...(keys.apiBase === undefined ? {} : hostOf(keys.apiBase)),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    await stripe.paymentIntents.list({ limit: 1 });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** The provider's own words may repeat a part of the key: ours do not. */
function reasonOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'The card provider does not know this secret key.';
  if (error instanceof Stripe.errors.StripePermissionError)
    return 'This key may not read payments: give it rights to payment intents and refunds.';
  if (error instanceof Stripe.errors.StripeConnectionError)
    return 'The card provider could not be reached from this machine.';
  if (error instanceof Stripe.errors.StripeError)
    return `The card provider refused the question (${error.type}).`;
  throw error;
}
