import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { billingDetails } from './billing-address.ts';

/** The group of the provider's elements that has what the guest pays with. */
export interface PaymentSource {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  /** Of the card form; a wallet has its own. */
  readonly billing?: ReturnType<typeof billingDetails>;
}

/** The page to which the provider brings a guest back whom it has sent to their bank. It finishes or shows the booking. */
export type ReturnPage = '/booking' | '/find-booking';

const providerNotReached =
  'We couldn’t reach the card provider. Please try again; you won’t be charged twice.';
const notPaid = 'Your payment didn’t go through. Please try again or use another card.';

/**
 * Lets the provider check what was entered. It has to come before each confirmation. Returns the provider's words when
 * something is missing.
 */
export async function checkEntered({ elements }: PaymentSource): Promise<string | undefined> {
  const { error } = await elements.submit().catch(() => ({ error: { message: providerNotReached } }));
  return error && (error.message ?? notPaid);
}

/** Confirms a prepared payment with the provider. `message` is why nothing was charged. */
export async function confirmPayment(
  { stripe, elements, billing }: PaymentSource,
  clientSecret: string,
  returnPage: ReturnPage,
): Promise<{ readonly isPaid: true } | { readonly isPaid: false; readonly message: string }> {
  const { error, paymentIntent } = await stripe
    .confirmPayment({
      elements,
      clientSecret,
      // Most banks ask in a dialog of the provider's, on this page.
      redirect: 'if_required',
      confirmParams: {
        return_url: new URL(returnPage, location.origin).href,
        ...(billing && { payment_method_data: { billing_details: billing } }),
      },
    })
    // The provider's script may throw where its answer would be: nobody knows yet, and asking again is safe.
    .catch(() => ({
      error: { message: providerNotReached, payment_intent: undefined },
      paymentIntent: undefined,
    }));
  // A second press after a lost answer finds the intent already paid.
  const isPaid = paymentIntent?.status === 'succeeded' || error?.payment_intent?.status === 'succeeded';
  return isPaid ? { isPaid } : { isPaid, message: error?.message ?? notPaid };
}
