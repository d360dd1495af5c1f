// @vitest-environment jsdom
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer } from '@getaway/testing/page-api';
import { payWithCard } from './pay-by-link.ts';

const withdrawn: ApiAnswer = { status: 200, body: { status: 'withdrawn', booking: null, due: null } };
const started: ApiAnswer = {
  status: 200,
  body: { clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1', amount: '120.00' },
};

/** Pays by a link that staff withdraw while the guest confirms the payment. */
async function payByWithdrawnLink(confirmed: object) {
  await using api = await startPageApi(({ path }) =>
    path.endsWith('/payment-intent') ? started : withdrawn,
  );
  vi.stubGlobal('fetch', api.fetch);
  const stripe = { confirmPayment: () => Promise.resolve(confirmed) } as unknown as Stripe;
  const elements = {} as StripeElements;
  return await payWithCard({ stripe, elements }, { token: 'T'.repeat(43), amount: '120.00' });
}

describe('a payment by a link that is withdrawn in the meantime', () => {
  it('says that the payment went through when the card was charged', async () => {
    const outcome = await payByWithdrawnLink({ paymentIntent: { status: 'succeeded' } });
    expect(outcome).toEqual({ status: 'charged', state: { status: 'received' } });
  });

  it('shows that the link no longer works when nothing was charged, and no words of the provider', async () => {
    const outcome = await payByWithdrawnLink({ error: { message: 'This PaymentIntent was canceled.' } });
    expect(outcome).toEqual({ status: 'changed', state: { status: 'withdrawn' } });
  });
});
