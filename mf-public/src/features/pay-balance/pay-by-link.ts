import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { payByLink, settlePaymentLink } from '@getaway/contracts/http/payment-links';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { billingDetails, type BillingAddress } from '../../card/billing-address.ts';
import { linkOfRefusal, readLink, stateOf, type LinkState } from './link-state.ts';

export type LinkPaymentOutcome =
  /** Nothing was charged; the guest can try again. */
  | { readonly status: 'declined'; readonly message: string }
  /** Nothing was charged, because something else is due by now. */
  | { readonly status: 'changed'; readonly state: LinkState }
  | { readonly status: 'charged'; readonly state: LinkState };

const notReached = 'We couldn’t reach our server. You haven’t been charged. Please try again.';
const providerNotReached =
  'We couldn’t reach the card provider. Please try again; you won’t be charged twice.';

/** Charges the card with exactly the amount that the page shows, then waits for the provider’s word. */
export async function payWithCard(payment: {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
  readonly token: string;
  readonly amount: string;
  readonly billing: BillingAddress;
}): Promise<LinkPaymentOutcome> {
  const { stripe, card, token, amount, billing } = payment;
  let clientSecret: string;
  try {
    ({ clientSecret } = await callApi(payByLink, { body: { token, amount } }));
  } catch (error) {
    const state = linkOfRefusal(error);
    if (state) return { status: 'changed', state };
    const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
    return { status: 'declined', message: (isRefused && error.problem?.detail) || notReached };
  }
  const { error, paymentIntent } = await stripe
    .confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billingDetails(billing) } })
    .catch(() => ({
      error: { message: providerNotReached, payment_intent: undefined },
      paymentIntent: undefined,
    }));
  // A second press after a lost answer finds the intent already paid.
  const isPaid = paymentIntent?.status === 'succeeded' || error?.payment_intent?.status === 'succeeded';
  if (!isPaid)
    return (
      (await changeSince(token, amount)) ?? {
        status: 'declined',
        message: error?.message ?? 'Your payment didn’t go through. Please try again or use another card.',
      }
    );
  try {
    const state = stateOf(await callApi(settlePaymentLink, { body: { token } }));
    // The card was charged, whatever became of the link: staff may have replaced it in the meantime.
    const isSettled = state.status === 'paid' || state.status === 'ended';
    return { status: 'charged', state: isSettled ? state : { status: 'received' } };
  } catch {
    return { status: 'charged', state: { status: 'received' } };
  }
}

/** Staff may have changed what is due while the guest confirmed the payment at the bank, which ends the payment. */
async function changeSince(token: string, amount: string): Promise<LinkPaymentOutcome | undefined> {
  const state = await readLink(token);
  switch (state.status) {
    case 'open':
      return state.link.due.amount === amount ? undefined : { status: 'changed', state };
    case 'expired':
    case 'withdrawn':
    case 'ended':
    case 'paid':
      return { status: 'changed', state };
    default:
      return undefined;
  }
}
