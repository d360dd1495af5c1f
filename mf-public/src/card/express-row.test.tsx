// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { Stripe } from '@stripe/stripe-js';
import { expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ExpressRow } from './express-row.tsx';

cleanUpRenderedPages();

type Handlers = Map<string, (event: unknown) => unknown>;

/** Stands for the provider's script; what the row listens to is in `handlers`. */
function providerWith(handlers: Handlers): { stripe: Stripe; elements: { update: () => void } } {
  const element = {
    on: (event: string, handler: (event: unknown) => unknown) => handlers.set(event, handler),
    off: () => undefined,
    mount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
  };
  const elements = { create: () => element, update: vi.fn() };
  const nothing = () => undefined;
  const stripe = {
    elements: () => elements,
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
  };
  return { stripe: stripe as unknown as Stripe, elements };
}

function drawRow({ isReady = true, pay = vi.fn(() => Promise.resolve(true)) } = {}) {
  const handlers: Handlers = new Map();
  const { stripe, elements } = providerWith(handlers);
  const row = (amount: string) => (
    <ExpressRow stripe={stripe} amount={amount} isReady={isReady} declined={undefined} pay={pay} />
  );
  const { rerender } = render(row('120.00'));
  const send = (event: string, details: object) =>
    act(async () => {
      await handlers.get(event)?.({ elementType: 'expressCheckout', ...details });
    });
  return { send, pay, elements, showAmount: (amount: string) => rerender(row(amount)) };
}

const wallet = { applePay: false, googlePay: true, link: false };

it.each([
  ['the browser has no wallet', 'ready', { availablePaymentMethods: undefined }],
  [
    'the browser has only another wallet',
    'ready',
    { availablePaymentMethods: { ...wallet, googlePay: false } },
  ],
  ['the provider cannot load it', 'loaderror', { error: { message: 'down' } }],
])('shows nothing when %s', async (_case, event, details) => {
  const { send } = drawRow();
  await send(event, details);
  expect(screen.queryByText('or pay by card')).toBeNull();
  expect(screen.getByRole('group', { hidden: true }).hasAttribute('inert')).toBe(true);
});

it('is shown once the provider says that the browser has a wallet', async () => {
  const { send } = drawRow();
  expect(screen.queryByText('or pay by card')).toBeNull();
  await send('ready', { availablePaymentMethods: wallet });
  expect(screen.getByText('or pay by card')).toBeDefined();
});

it.each([
  [true, 'resolve'],
  [false, 'reject'],
])('opens the wallet only while something can be paid (%s: %s)', async (isReady, answer) => {
  const { send } = drawRow({ isReady });
  const click = { resolve: vi.fn(), reject: vi.fn() };
  await send('click', click);
  expect(click.resolve).toHaveBeenCalledTimes(answer === 'resolve' ? 1 : 0);
  expect(click.reject).toHaveBeenCalledTimes(answer === 'reject' ? 1 : 0);
});

it.each([
  ['was charged', true, 0],
  ['was not charged', false, 1],
])('ends the wallet according to whether its card %s', async (_case, isPaid, failures) => {
  const { send, pay } = drawRow({ pay: vi.fn(() => Promise.resolve(isPaid)) });
  const paymentFailed = vi.fn();
  await send('confirm', { expressPaymentType: 'google_pay', paymentFailed });
  expect(pay).toHaveBeenCalledOnce();
  expect(pay.mock.calls[0]).toEqual([expect.not.objectContaining({ billing: expect.anything() as unknown })]);
  expect(paymentFailed).toHaveBeenCalledTimes(failures);
});

it('shows the wallet the amount of the page, also after it has changed', () => {
  const { elements, showAmount } = drawRow();
  showAmount('95.50');
  expect(elements.update).toHaveBeenCalledExactlyOnceWith({ amount: 9_550 });
});
