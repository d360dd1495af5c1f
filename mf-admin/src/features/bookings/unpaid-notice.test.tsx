// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../actions/served-page.tsx';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { exampleLedger } from '../../ledger-words/example-ledger.ts';
import { property } from '../../property.ts';
import { exampleBooking } from './example-booking.ts';
import { exampleQuote } from '../../stay-price/example-quote.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

cleanUpRenderedPages();

/** The dialog of a reservation of which nothing was paid. */
async function askedToMarkAsPaid(api: PageApi): Promise<HTMLElement> {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ServedPage fetchIt={api.fetch}>
        <UnpaidNotice booking={exampleBooking({ status: 'pending_payment' })} />
      </ServedPage>
    </ConfigProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Paid' }));
  return screen.findByRole('dialog');
}

it.each([
  ['other', undefined],
  ['cash_app', 'Cash App'],
])('marks a reservation as paid by the method %s when staff choose %s', async (method, choice) => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  const dialog = await askedToMarkAsPaid(api);
  if (choice !== undefined)
    await userEvent.selectOptions(within(dialog).getByLabelText('How it was paid'), choice);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as Paid' }));
  await screen.findByText('Failed to mark booking as paid');
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/api/admin/bookings/booking-1/mark-paid',
      body: {
        total: '599.20',
        balance: '599.20',
        method,
        effectiveOn: dateInZone(new Date(), property.timeZone),
        note: '',
      },
    },
  ]);
});

it('asks for what is left once a part of the price was recorded', async () => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  render(
    <ServedPage fetchIt={api.fetch}>
      <UnpaidNotice booking={exampleBooking({ status: 'pending_payment', balance: '99.20' })} />
    </ServedPage>,
  );
  expect(screen.getByText('$99.20 not paid yet; dates held')).toBeDefined();
});

it('refuses a date in the future before anything is sent', async () => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  const dialog = await askedToMarkAsPaid(api);
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2999-01-01' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as Paid' }));
  await within(dialog).findByText('Can’t be later than today');
  expect(api.requests).toEqual([]);
});

it('shows what changed meanwhile, keeps what was typed, and sends it again for what is left', async () => {
  const latest = exampleBooking({ status: 'pending_payment', balance: '99.20', revision: 4 });
  let isChanged = false;
  await using api = await startPageApi(({ method, path }) => {
    if (method === 'GET')
      return path.endsWith('/ledger')
        ? { status: 200, body: exampleLedger({ paid: '500.00', balance: '99.20', status: 'partly_paid' }) }
        : { status: 200, body: { ...latest, quote: exampleQuote() } };
    const isFirst = !isChanged;
    isChanged = true;
    const detail = '$99.20 is left to pay now. Check that you received that amount.';
    return isFirst
      ? { status: 409, body: { type: 'changed-meanwhile', title: 'Changed', status: 409, detail } }
      : { status: 200, body: { ...latest, status: 'confirmed', balance: '0.00' } };
  });
  const dialog = await askedToMarkAsPaid(api);
  await userEvent.selectOptions(within(dialog).getByLabelText('How it was paid'), 'Check');
  fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: 'Check 1201' } });
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Mark as Paid' }));
  await send();
  const notice = await within(dialog).findByRole('alert');
  expect(notice.textContent).toContain('paid $500.00, balance due $99.20');
  expect(within(dialog).getByText('Have you received $99.20?')).toBeDefined();
  await send();
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { balance: '599.20', method: 'check', note: 'Check 1201' },
      { balance: '99.20', method: 'check', note: 'Check 1201' },
    ]),
  );
});
