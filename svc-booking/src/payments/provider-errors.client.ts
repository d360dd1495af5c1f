import Stripe from 'stripe';
import { DependencyUnavailableError } from '@getaway/service-kit/dependency-unavailable';

/** Logs that the provider rejects our key. Retrying does not help: the host has to set another. */
export class CardKeyRefusedError extends DependencyUnavailableError {}

/**
 * The provider's answer, or a `DependencyUnavailableError` when there is no conclusive one: the provider is
 * down, overloaded, already processing the same request, or rejects our key. Such a call may succeed later.
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

/** A revoked or expired key, or a restricted one without a required permission. */
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
    // A 409: an earlier request with the same idempotency key is still in progress.
    (error instanceof Stripe.errors.StripeError && error.statusCode === 409)
  );
}
