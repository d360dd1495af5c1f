// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useReturnedPayment } from './use-returned-payment.ts';

cleanUpRenderedPages();
afterEach(() => history.replaceState(null, '', '/'));

function Returned({ onOutcome }: { onOutcome: (outcome: object) => void }) {
  return <p>{useReturnedPayment(onOutcome) ? 'under way' : 'over'}</p>;
}

/** Opens the wizard's address with these parameters, and returns what it told and what it asked. */
async function comeBack(parameters: string, answer: ApiAnswer) {
  history.replaceState(null, '', `/booking${parameters}`);
  const asked: unknown[] = [];
  const api = await startPageApi(({ body }) => {
    asked.push(body);
    return answer;
  });
  vi.stubGlobal('fetch', api.fetch);
  const onOutcome = vi.fn();
  render(
    <ToastProvider>
      <Returned onOutcome={onOutcome} />
    </ToastProvider>,
  );
  expect(await screen.findByText('over')).toBeDefined();
  await api[Symbol.asyncDispose]();
  return { asked, onOutcome };
}

const parameters =
  '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1&redirect_status=succeeded';

it('completes the booking of a payment that the bank has approved on a page of its own', async () => {
  const answer = { status: 200, body: { bookingReference: 'ABCD2345', status: 'confirmed' } };
  const { asked, onOutcome } = await comeBack(parameters, answer);
  expect(asked).toEqual([{ paymentIntentId: 'pi_1' }]);
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ status: 'booked', reference: 'ABCD2345' });
});

it.each([
  ['was not made', 409, 'payment-incomplete'],
  ['is unknown', 404, 'not-found'],
])('says that the payment failed when the server finds that it %s', async (_case, status, type) => {
  const { onOutcome } = await comeBack(parameters, { status, body: { type, title: type, status } });
  expect(await screen.findByText('Payment Failed')).toBeDefined();
  expect(onOutcome).not.toHaveBeenCalled();
});

it('asks nothing on any other visit', async () => {
  const { asked } = await comeBack('?checkIn=2027-02-01', { status: 500, body: {} });
  expect(asked).toEqual([]);
});
