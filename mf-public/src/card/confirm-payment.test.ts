// @vitest-environment jsdom
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { checkEntered, confirmPayment, type PaymentSource } from './confirm-payment.ts';

const address = {
  line1: '1 Elm St',
  line2: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
};
const billing = { name: 'Maya Torres', address };

function sourceWith(answers: { submit?: object; confirm?: object }) {
  const submit = vi.fn(() => Promise.resolve(answers.submit ?? {}));
  const confirm = vi.fn((_options: unknown) =>
    answers.confirm ? Promise.resolve(answers.confirm) : Promise.reject(new Error('offline')),
  );
  const source: PaymentSource = {
    stripe: { confirmPayment: confirm } as unknown as Stripe,
    elements: { submit } as unknown as StripeElements,
  };
  return { source, confirm };
}

describe('what was entered', () => {
  it('is complete, or the provider says what is missing', async () => {
    expect(await checkEntered(sourceWith({}).source)).toBeUndefined();
    const { source } = sourceWith({ submit: { error: { message: 'Your card number is incomplete.' } } });
    expect(await checkEntered(source)).toBe('Your card number is incomplete.');
  });
});

describe('a payment', () => {
  const paid = { paymentIntent: { status: 'succeeded' } };

  it('of the card form is confirmed with its billing details, on this page unless the bank needs one of its own', async () => {
    const { source, confirm } = sourceWith({ confirm: paid });
    const outcome = await confirmPayment({ ...source, billing }, 'pi_1_secret_1', '/booking');
    expect(outcome).toEqual({ isPaid: true });
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      elements: source.elements,
      clientSecret: 'pi_1_secret_1',
      redirect: 'if_required',
      confirmParams: {
        return_url: `${location.origin}/booking`,
        payment_method_data: { billing_details: billing },
      },
    });
  });

  it('with a wallet leaves the billing details to the wallet', async () => {
    const { source, confirm } = sourceWith({ confirm: paid });
    await confirmPayment(source, 'pi_1_secret_1', '/find-booking');
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ confirmParams: { return_url: `${location.origin}/find-booking` } }),
    );
  });

  it('whose answer was lost before counts as paid when it is confirmed again', async () => {
    const again = { error: { message: 'already succeeded', payment_intent: { status: 'succeeded' } } };
    const { source } = sourceWith({ confirm: again });
    expect(await confirmPayment(source, 'pi_1_secret_1', '/booking')).toEqual({ isPaid: true });
  });

  it('that fails says why, also when the provider’s script throws', async () => {
    const { source } = sourceWith({ confirm: { error: { message: 'Your card was declined.' } } });
    expect(await confirmPayment(source, 'pi_1_secret_1', '/booking')).toEqual({
      isPaid: false,
      message: 'Your card was declined.',
    });
    expect(await confirmPayment(sourceWith({}).source, 'pi_1_secret_1', '/booking')).toMatchObject({
      isPaid: false,
      message: expect.stringContaining('you won’t be charged twice') as string,
    });
  });
});
