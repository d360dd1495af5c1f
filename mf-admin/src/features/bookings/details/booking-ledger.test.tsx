// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { describe, expect, it } from 'vitest';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../../actions/served-page.tsx';
import {
  exampleEntry,
  exampleLedger,
  examplePayment,
  exampleRefundPreview,
} from '../../../ledger-words/example-ledger.ts';
import { property } from '../../../property.ts';
import { exampleBooking } from '../example-booking.ts';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
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
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const faultAt = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => !text.startsWith('Up to'))
    .join('');
const send = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

cleanUpRenderedPages();

it('lists the entries with what they are, their sign, and those that do not count', async () => {
  await using api = await serve(
    exampleLedger({
      paid: total,
      returned: '40.00',
      onItsWay: '60.00',
      balance: '100.00',
      status: 'partly_paid',
      refundable: [{ method: 'card', amount: '499.20' }],
      cardPayments: [examplePayment({ left: '499.20' })],
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
  expect(screen.getByText('Refunded').nextSibling?.textContent).toBe('−$40.00');
  expect(screen.getByText('Refund on its way').nextSibling?.textContent).toBe('−$60.00');
  await button('Refund by Card');
  noButton('Record Refund');
});

it('says that no payment was recorded, and the balance due, of a stay that staff entered', async () => {
  await using api = await serve(exampleLedger());
  open(api, { paymentMethod: 'manual', balance: null });
  await screen.findByText('No payment recorded');
  expect(screen.getByText('Balance due').nextSibling?.textContent).toBe('$599.20');
  expect(screen.queryByText('Unpaid')).toBeNull();
  await button('Record Payment');
});

it.each([
  ['in-time', '$300.00'],
  ['too-late', undefined],
] as const)('shows what is still owed of a stay that was canceled %s', async (reason, owed) => {
  const preview = exampleRefundPreview({ reason });
  const ledger = exampleLedger({
    charged: '300.00',
    paid: '677.97',
    returned: '377.97',
    refundable: [
      { method: 'cash', amount: '200.00' },
      { method: 'venmo', amount: '100.00' },
    ],
  });
  await using api = await startPageApi(({ path }) => ({
    status: 200,
    body: path.endsWith('/refund-preview') ? preview : ledger,
  }));
  open(api, { status: 'cancelled', balance: null });
  await button('Record Refund');
  await waitFor(() => expect(api.requests.some(({ path }) => path.endsWith('/refund-preview'))).toBe(true));
  if (owed !== undefined) await screen.findByText('Owed to the guest by policy');
  expect(screen.queryByText('Owed to the guest by policy')?.nextSibling?.textContent).toBe(owed);
  expect(screen.getByText('Kept').nextSibling?.textContent).toBe('$300.00');
  expect(screen.queryByText('Balance due')).toBeNull();
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

it('takes the fault from the amount as soon as it is right', async () => {
  await using api = await serve(exampleLedger());
  open(api);
  await userEvent.click(await button('Record Payment'));
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '0' } });
  await send('Record Payment');
  await waitFor(() => expect(faultAt('Amount')).toBe('Must be more than 0'));
  fireEvent.change(field('Amount'), { target: { value: '200' } });
  fireEvent.change(field('Method'), { target: { value: 'cash' } });
  await waitFor(() => expect(faultAt('Amount')).toBe(''));
  expect(field('Amount').getAttribute('aria-invalid')).not.toBe('true');
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

describe('a refund by card', () => {
  const older = examplePayment({ id: 'older', amount: '599.20', left: '549.20' });
  const newer = examplePayment({ id: 'newer', amount: '200.00', left: '200.00' });
  const posts = (api: PageApi) =>
    api.requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  const made = { id: 'r1', amount: '20.00', refundable: '0.00', createdAt: '2027-02-14T17:00:00.000Z' };

  it('is of the card payment that staff choose, up to what the provider still holds of it', async () => {
    await using api = await serve(exampleLedger({ cardPayments: [newer, older] }), {
      status: 201,
      body: made,
    });
    open(api);
    await userEvent.click(await button('Refund by Card'));
    const payment = await screen.findByLabelText('Card payment');
    expect(
      within(payment)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['$200.00 on Feb 13, 2027: $200.00 left', '$599.20 on Feb 13, 2027: $549.20 left']);
    fireEvent.change(field('Amount'), { target: { value: '549.20' } });
    await send('Refund');
    await waitFor(() => expect(faultAt('Amount')).toContain('At most $200.00 can be refunded'));
    expect(posts(api)).toEqual([]);
    await userEvent.selectOptions(payment, 'older');
    await send('Refund');
    await screen.findByText('Refund is on its way');
    expect(posts(api)).toEqual([{ paymentId: 'older', amount: '549.20', note: '', revision: 3 }]);
  });

  it('warns that the guest owes what goes back of a paid stay', async () => {
    await using api = await serve(exampleLedger({ balance: '0.00', status: 'paid', cardPayments: [older] }));
    open(api, { balance: '0.00', paidTotal: total });
    await userEvent.click(await button('Refund by Card'));
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '50' } });
    await screen.findByText('After this refund the guest owes $50.00.');
    fireEvent.change(field('Amount'), { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText(/the guest owes/)).toBeNull());
  });

  it('owes nothing of what was overpaid', async () => {
    await using api = await serve(exampleLedger({ balance: '-50.00', cardPayments: [older] }));
    open(api, { balance: '-50.00' });
    await userEvent.click(await button('Refund by Card'));
    await screen.findByText('The guest has overpaid $50.00.');
    expect(screen.queryByText(/the guest owes/)).toBeNull();
  });

  it('cannot be chosen for a disputed payment, and is not offered when all are', async () => {
    const disputed = { ...newer, isDisputed: true };
    await using api = await serve(exampleLedger({ cardPayments: [disputed, older] }));
    open(api);
    await userEvent.click(await button('Refund by Card'));
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: /disputed/ });
    expect(option.disabled).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Card payment').value).toBe('older');
    cleanup();
    await using other = await serve(exampleLedger({ cardPayments: [disputed] }));
    open(other);
    await screen.findByText(/bank is deciding a dispute/);
    noButton('Refund by Card');
  });

  it.each(['0', '-5', '1.005', '1e3'])(
    'of %s is refused at the field, and nothing is sent',
    async (amount) => {
      await using api = await serve(exampleLedger({ cardPayments: [older] }));
      open(api);
      await userEvent.click(await button('Refund by Card'));
      fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } });
      await send('Refund');
      await waitFor(() => expect(faultAt('Amount')).toMatch(/more than 0|dollars|decimals/));
      expect(field('Amount').value).toBe(amount);
      expect(posts(api)).toEqual([]);
    },
  );

  it('shows what changed meanwhile, keeps what was typed, and is sent again with the latest revision', async () => {
    let sent = 0;
    await using api = await startPageApi(({ method, path }) => {
      const cardPayments = [{ ...older, left: sent === 0 ? '549.20' : '100.00' }];
      if (method === 'GET' && path.endsWith('/ledger'))
        return { status: 200, body: exampleLedger({ paid: '599.20', cardPayments }) };
      if (method === 'GET')
        return { status: 200, body: { ...exampleBooking({ revision: 4 }), quote: exampleQuote() } };
      sent += 1;
      const detail = 'This booking was changed in the meantime.';
      return sent === 1
        ? { status: 409, body: { type: 'changed-meanwhile', title: 'Changed', status: 409, detail } }
        : { status: 201, body: made };
    });
    open(api);
    await userEvent.click(await button('Refund by Card'));
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '20.00' } });
    fireEvent.change(field('Note'), { target: { value: 'A night less' } });
    await send('Refund');
    const notice = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(notice.textContent).toContain('This booking was changed in the meantime.');
    expect(notice.textContent).toContain('paid $599.20');
    await screen.findByText('Up to $100.00 can be refunded to the card');
    expect(field('Amount').value).toBe('20.00');
    await send('Refund');
    await screen.findByText('Refund is on its way');
    const typed = { paymentId: 'older', amount: '20.00', note: 'A night less' };
    expect(posts(api)).toEqual([
      { ...typed, revision: 3 },
      { ...typed, revision: 4 },
    ]);
  });
});

it('previews the emails about refunds, by card and recorded ones', async () => {
  const written = { subject: 'Your refund of $20.00', html: '<p>Refunded</p>', text: 'Refunded' };
  await using api = await startPageApi(({ path }) =>
    path.endsWith('/emails/preview')
      ? { status: 200, body: { to: 'ida@guests.example.com', email: written, whyNone: null } }
      : {
          status: 200,
          body: exampleLedger({
            cardPayments: [examplePayment()],
            refundable: [{ method: 'cash', amount: '50.00' }],
          }),
        },
  );
  open(api);
  await userEvent.click(await button('Refund by Card'));
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '20' } });
  await userEvent.click(screen.getByText('Preview the email'));
  const letter = await screen.findByTitle<HTMLIFrameElement>('Email: Your refund of $20.00');
  expect(letter.getAttribute('sandbox')).toBe('');
  expect(letter.srcdoc).toBe('<p>Refunded</p>');
  expect(screen.getByText('ida@guests.example.com')).toBeDefined();
  expect(api.requests.find(({ path }) => path.endsWith('/emails/preview'))?.body).toEqual({
    kind: 'refund-guest',
    bookingId: 'booking-1',
    amount: '20.00',
    reason: 'adjustment',
  });
  cleanup();
  open(api);
  await userEvent.click(await button('Record Refund'));
  await screen.findByText(/once amount, method, and date are filled in/);
  fireEvent.change(field('Amount'), { target: { value: '5' } });
  await userEvent.click(await screen.findByText('Preview the email'));
  await waitFor(() =>
    expect(api.requests.at(-1)?.body).toMatchObject({
      kind: 'payment-recorded',
      entry: { kind: 'refund', method: 'cash', amount: '-5.00' },
    }),
  );
});
