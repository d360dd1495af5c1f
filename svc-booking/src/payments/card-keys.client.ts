import Stripe from 'stripe';
import { hostOf } from './provider-host.client.ts';

export type CardMode = 'sandbox' | 'test' | 'live';

interface CardKeys {
  /** A secret key, or a restricted one. */
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The sandbox's address; undefined means the provider's own. */
  readonly apiBase: string | undefined;
}

/** A person is waiting at the screen. */
const timeoutMs = 6_000;

/** Whether the keys move real money: only when both are live. */
export function cardModeOf({ secretKey, publishableKey, apiBase }: CardKeys): CardMode {
  if (apiBase !== undefined) return 'sandbox';
  return secretKey.includes('_live_') && publishableKey.includes('_live_') ? 'live' : 'test';
}

/**
 * Requests the newest item of every resource that we read. No money moves, and missing permissions of a
 * restricted key show up.
 */
export async function tryKeys(
  keys: Omit<CardKeys, 'publishableKey'>,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const stripe = new Stripe(keys.secretKey, {
    ...(keys.apiBase === undefined ? {} : hostOf(keys.apiBase)),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    await stripe.paymentIntents.list({ limit: 1 });
    await stripe.refunds.list({ limit: 1 });
    await stripe.events.list({ limit: 1 });
    await stripe.disputes.list({ limit: 1 });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** The provider's messages may repeat part of the key, so they are replaced by our own. */
function reasonOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'The card provider doesn’t recognize this secret key.';
  if (error instanceof Stripe.errors.StripePermissionError)
    return 'This key has too few permissions. Allow it to write payment intents and refunds, and to read events and disputes.';
  if (error instanceof Stripe.errors.StripeConnectionError)
    return 'The card provider can’t be reached from this machine.';
  if (error instanceof Stripe.errors.StripeError)
    return `The card provider refused the request (${error.type}).`;
  throw error;
}
