// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../../actions/served-page.tsx';
import { exampleEntry, exampleLedger } from '../../../ledger-words/example-ledger.ts';
import { property } from '../../../property.ts';
import { exampleBooking } from '../example-booking.ts';
import { BookingLedger } from './booking-ledger.tsx';

const total = '599.20';

function open(api: PageApi, booking: Partial<StaffBooking> = {}): void {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ServedPage fetchIt={api.fetch}>
        <BookingLedger booking={exampleBooking(booking)} />
      </ServedPage>
    </ConfigProvider>,
  );
}

const serve = (ledger: object, write: ApiAnswer = { status: 500 }): Promise<PageApi> =>
  startPageApi(({ method }) => (method === 'GET' ? { status: 200, body: ledger } : write));
const button = (name: string) => screen.findByRole('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const faultAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const send = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

cleanUpRenderedPages();

it('lists the entries with what they are, their sign, and those that do not count', async () => {
  await using api = await serve(
    exampleLedger({
      paid: total,
      balance: '40.00',
      status: 'partly_paid',
      refundable: [{ method: 'card', amount: '499.20' }],
      entries: [
        exampleEntry({ id: 'e3', kind: 'refund', amount: '-60.00', status: 'pending' }),
        exampleEntry({ id: 'e2', kind: 'refund', amount: '-40.00', note: 'A night less', recordedBy: 'ada' }),
        exampleEntry({ id: 'e1' }),
      ],
    }),
  );
  open(api, { balance: '100.00', refundedTotal: '100.00' });
  const entries = await screen.findByRole('list', { name: 'Payments and refunds' });
  expect(
    within(entries)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual([
    'Card refund PendingFeb 13, 2027 · automatically−$60.00',
    'Card refund Feb 13, 2027 · by adaA night less−$40.00',
    'Card payment Feb 13, 2027 · automatically$599.20',
  ]);
  expect(screen.getByText('Partly paid')).toBeDefined();
  expect(screen.getByText('Balance due').nextSibling?.textContent).toBe('$100.00');
  expect(screen.getByText('Refunded').nextSibling?.textContent).toBe('−$100.00');
  await button('Partial Refund');
  noButton('Record Refund');
});

it('says that no payment was recorded, and nothing about a balance, of a stay that staff entered', async () => {
  await using api = await serve(exampleLedger());
  open(api, { paymentMethod: 'manual', balance: null });
  await screen.findByText('No payment recorded');
  expect(screen.queryByText('Balance due')).toBeNull();
  expect(screen.queryByText('Unpaid')).toBeNull();
  await button('Record Payment');
});

it('says what cannot be loaded, and tries again', async () => {
  let down = true;
  await using api = await startPageApi(() =>
    down ? { status: 503, body: {} } : { status: 200, body: exampleLedger() },
  );
  open(api);
  await screen.findByText('Couldn’t load the payments');
  down = false;
  await userEvent.click(await button('Try Again'));
  await screen.findByText('Unpaid');
});

it('records the balance of today by default, with the revision that staff saw', async () => {
  await using api = await serve(exampleLedger(), { status: 201, body: exampleEntry({ method: 'check' }) });
  open(api, { status: 'pending_payment' });
  await userEvent.click(await button('Record Payment'));
  await screen.findByText(/the booking is confirmed and the guest gets the confirmation email/);
  expect(field('Amount').value).toBe(total);
  await send('Record Payment');
  await waitFor(() => expect(faultAt('Method')).toBe('Choose how the money was paid'));
  await userEvent.selectOptions(field('Method'), 'Check');
  await send('Record Payment');
  await screen.findByText('Payment recorded');
  const today = dateInZone(new Date(), property.timeZone);
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      path: '/api/admin/bookings/booking-1/payments',
      body: { amount: total, method: 'check', effectiveOn: today, note: '', revision: 3 },
    },
  ]);
  await waitFor(() =>
    expect(api.requests.filter(({ path }) => path === '/api/admin/bookings/booking-1/ledger').length).toBe(2),
  );
});

it('refuses a date in the future before anything is sent', async () => {
  await using api = await serve(exampleLedger());
  open(api);
  await userEvent.click(await button('Record Payment'));
  await userEvent.selectOptions(await screen.findByLabelText('Method'), 'Cash');
  fireEvent.change(field('Date'), { target: { value: '2999-01-01' } });
  await send('Record Payment');
  await waitFor(() => expect(faultAt('Date')).toBe('Can’t be later than today'));
  expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
});

it('offers only what came in by other methods than card for a refund, and shows the server’s limit', async () => {
  const message = 'At most $50.00 came in this way and can be returned';
  await using api = await serve(
    exampleLedger({
      refundable: [
        { method: 'card', amount: '100.00' },
        { method: 'cash', amount: '50.00' },
      ],
    }),
    {
      status: 422,
      body: {
        type: 'not-refundable',
        title: 'This can’t be refunded',
        status: 422,
        detail: message,
        errors: [{ path: 'amount', message }],
      },
    },
  );
  open(api, { balance: '-20.00' });
  await userEvent.click(await button('Record Refund'));
  const method = await screen.findByLabelText('Method');
  expect(within(method).queryByText(/Card/)).toBeNull();
  expect(within(method).getByRole<HTMLOptionElement>('option', { name: 'Cash, up to $50.00' }).selected).toBe(
    true,
  );
  expect(field('Amount').value).toBe('20.00');
  fireEvent.change(field('Amount'), { target: { value: '60' } });
  await send('Record Refund');
  await waitFor(() => expect(faultAt('Amount')).toBe(message));
});
