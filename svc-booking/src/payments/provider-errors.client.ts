import Stripe from 'stripe';
import { DependencyUnavailableError } from '@getaway/service-kit/dependency-unavailable';

/** Says that the provider refuses our key. Trying again does not help: the host has to set another one. */
export class CardKeyRefusedError extends DependencyUnavailableError {}

/**
 * An answer of the provider, or a `DependencyUnavailableError` when it gives none that counts: it is away, overloaded, works on
 * the same request already, or does not accept our key. Such a call may succeed when it is sent again.
 */
export async function reaching<T>(answer: Promise<T>, onKeyRefused: (error: Error) => void): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isKeyRefused(error)) {
      onKeyRefused(error);
      throw new CardKeyRefusedError('the card provider refuses our key', { cause: error });
    }
    throw isAway(error)
      ? new DependencyUnavailableError('the card provider is unavailable', { cause: error })
      : error;
  }
}

/** A revoked or expired key, or a restricted one without a right that is needed. */
function isKeyRefused(error: unknown): error is Error {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

function isAway(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // A 409: an earlier request with the same idempotency key is still being worked on.
    (error instanceof Stripe.errors.StripeError && error.statusCode === 409)
  );
}
