// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import type { StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../../actions/served-page.tsx';
import { exampleBooking } from '../example-booking.ts';
import { PaymentLink } from './payment-link.tsx';

const offer: StaffPaymentLink['offer'] = {
  balance: '500.00',
  cardFee: '12.50',
  amount: '512.50',
  firstName: 'Maya',
  email: 'maya@example.com',
  paymentDueAt: null,
  expiresAt: '2027-02-20T21:00:00.000Z',
};
const current: NonNullable<StaffPaymentLink['current']> = {
  status: 'open',
  sentAt: '2027-02-13T21:00:00.000Z',
  sentBy: 'ada',
  expiresAt: '2027-02-20T21:00:00.000Z',
  withdrawnAt: null,
};
const path = '/api/admin/bookings/booking-1/payment-link';
const serve = (link: StaffPaymentLink, write: ApiAnswer = { status: 500 }): Promise<PageApi> =>
  startPageApi(({ method, path: asked }) => {
    if (asked.endsWith('/preview'))
      return {
        status: 200,
        body: {
          to: 'maya@example.com',
          email: { subject: 'Pay $512.50', html: '<p>x</p>', text: 'x' },
          whyNone: null,
        },
      };
    return method === 'GET' ? { status: 200, body: link } : write;
  });
function open(api: PageApi): void {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ServedPage fetchIt={api.fetch}>
        <PaymentLink booking={exampleBooking({})} />
      </ServedPage>
    </ConfigProvider>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

cleanUpRenderedPages();

it('shows balance, fee, amount, and the email before the link is sent, and sends what staff saw', async () => {
  const link = { current: null, offer, whyNot: null };
  await using api = await serve(link, { status: 201, body: { ...link, current } });
  open(api);
  await press('Send Payment Link');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('maya@example.com');
  for (const [label, value] of [
    ['Balance', '$500.00'],
    ['Card fee with tax', '$12.50'],
    ['The guest pays', '$512.50'],
  ] as const)
    expect(within(dialog).getByText(label).nextSibling?.textContent).toBe(value);
  await userEvent.click(within(dialog).getByText('Preview the email'));
  await screen.findByTitle('Email: Pay $512.50');
  await pressInDialog('Send Payment Link');
  await screen.findByText('Payment link sent');
  const sent = api.requests.filter(({ method, path: asked }) => method === 'POST' && asked === path);
  expect(sent).toEqual([{ method: 'POST', path, body: { amount: '512.50' } }]);
});

it('says when the last link was sent and expires, and withdraws it after asking', async () => {
  const withdrawn = { ...current, status: 'withdrawn' as const, withdrawnAt: '2027-02-14T21:00:00.000Z' };
  await using api = await serve(
    { current, offer, whyNot: null },
    { status: 200, body: { current: withdrawn, offer, whyNot: null } },
  );
  open(api);
  await screen.findByText(
    'Payment link sent Feb 13, 2027, 4:00 PM by ada. It works until Feb 20, 2027, 4:00 PM.',
  );
  await press('Withdraw Link');
  await pressInDialog('Withdraw Link');
  await screen.findByText('Payment link withdrawn');
  expect(api.requests.some(({ method, path: asked }) => method === 'DELETE' && asked === path)).toBe(true);
});

it('offers no link where nothing is due, and says what became of the last one', async () => {
  await using api = await serve({
    current: { ...current, status: 'paid' },
    offer: null,
    whyNot: 'Nothing is left to pay.',
  });
  open(api);
  await screen.findByText(/Nothing is left to pay\.$/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the dialog open and says why when the link could not be sent', async () => {
  await using api = await serve(
    { current: null, offer, whyNot: null },
    {
      status: 409,
      body: {
        type: 'changed-meanwhile',
        title: 'Someone else changed this in the meantime',
        status: 409,
        detail: 'The guest now owes $400.00. Check the new amount, then send the link.',
      },
    },
  );
  open(api);
  await press('Send Payment Link');
  await pressInDialog('Send Payment Link');
  await screen.findByText(/The guest now owes \$400\.00/);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeDefined());
});
