import { payStay, settleStay } from '@getaway/contracts/http/stay';
import { confirmPayment, type PaymentSource } from '../../card/confirm-payment.ts';
import type { Declined } from '../../card/pay-form.tsx';
import { refusalOf, refusalWords } from './refusal.ts';
import type { StayCalls } from './stay-calls.ts';

export type StayPaymentOutcome =
  /** Nothing was charged, because another amount is due by now. */
  | { readonly status: 'changed' }
  /** Nothing was charged, because nothing can be paid now, for example after a payment in another tab. */
  | { readonly status: 'not-now'; readonly message: string }
  | { readonly status: 'paid' }
  /** The card provider has the money, and our server has not said so yet. */
  | { readonly status: 'received' };

/** Charges exactly the amount that the page shows, then waits for the provider’s word. */
export async function payStayByCard(
  { call }: StayCalls,
  source: PaymentSource,
  amount: string,
): Promise<StayPaymentOutcome | Declined> {
  let clientSecret: string;
  try {
    ({ clientSecret } = await call(payStay, { body: { amount } }));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.status === 'changed') return { status: 'changed' };
    const words = refusalWords(refusal);
    // Often because it was paid in another tab, where the card was charged.
    if (refusal.status === 'not-now')
      return { status: 'not-now', message: `${words} This card wasn’t charged.` };
    return { status: 'declined', message: `You haven’t been charged. ${words}` };
  }
  const confirmed = await confirmPayment(source, clientSecret, '/find-booking');
  try {
    const { canPay } = await call(settleStay);
    if (confirmed.isPaid) return { status: canPay.amount === amount ? 'received' : 'paid' };
    // A change in another tab ends the payment that was started here.
    if (canPay.amount !== amount) return { status: 'changed' };
  } catch {
    if (confirmed.isPaid) return { status: 'received' };
  }
  return { status: 'declined', message: confirmed.message };
}
