import { billingDetails } from './billing-address.ts';
import type { TypedCard } from './pay-form.tsx';

const providerNotReached =
  'We couldn’t reach the card provider. Please try again; you won’t be charged twice.';

/** Confirms a prepared payment with the provider. `message` is why the card was not charged. */
export async function confirmCard(
  { stripe, card, billing }: TypedCard,
  clientSecret: string,
): Promise<{ readonly isPaid: true } | { readonly isPaid: false; readonly message: string }> {
  const { error, paymentIntent } = await stripe
    .confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billingDetails(billing) } })
    .catch(() => ({
      error: { message: providerNotReached, payment_intent: undefined },
      paymentIntent: undefined,
    }));
  // A second press after a lost answer finds the intent already paid.
  const isPaid = paymentIntent?.status === 'succeeded' || error?.payment_intent?.status === 'succeeded';
  if (isPaid) return { isPaid };
  return {
    isPaid,
    message: error?.message ?? 'Your payment didn’t go through. Please try again or use another card.',
  };
}
