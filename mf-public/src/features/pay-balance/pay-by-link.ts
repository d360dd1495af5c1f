import { payByLink, settlePaymentLink } from '@getaway/contracts/http/payment-links';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { confirmPayment, type PaymentSource } from '../../card/confirm-payment.ts';
import type { Declined } from '../../card/pay-form.tsx';
import { linkOfRefusal, readLink, stateOf, type LinkState } from './link-state.ts';

export type LinkPaymentOutcome =
  /** Nothing was charged, because something else is due by now. */
  | { readonly status: 'changed'; readonly state: LinkState }
  | { readonly status: 'charged'; readonly state: LinkState };

const notReached = 'We couldn’t reach our server. You haven’t been charged. Please try again.';

/** Charges exactly the amount that the page shows, then waits for the provider’s word. */
export async function payWithCard(
  source: PaymentSource,
  { token, amount }: { readonly token: string; readonly amount: string },
): Promise<LinkPaymentOutcome | Declined> {
  let clientSecret: string;
  try {
    ({ clientSecret } = await callApi(payByLink, { body: { token, amount } }));
  } catch (error) {
    const state = linkOfRefusal(error);
    if (state) return { status: 'changed', state };
    const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500;
    return { status: 'declined', message: (isRefused && error.problem?.detail) || notReached };
  }
  const confirmed = await confirmPayment(source, clientSecret, '/find-booking');
  if (!confirmed.isPaid)
    return (await changeSince(token, amount)) ?? { status: 'declined', message: confirmed.message };
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
