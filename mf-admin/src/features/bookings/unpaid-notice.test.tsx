// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../actions/served-page.tsx';
import { exampleBooking } from './example-booking.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

cleanUpRenderedPages();

it.each([
  ['other', undefined],
  ['cash_app', 'Cash App'],
])('marks a reservation as paid by the method %s when staff choose %s', async (method, choice) => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ServedPage fetchIt={api.fetch}>
        <UnpaidNotice booking={exampleBooking({ status: 'pending_payment' })} />
      </ServedPage>
    </ConfigProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Paid' }));
  const dialog = await screen.findByRole('dialog');
  if (choice !== undefined)
    await userEvent.selectOptions(within(dialog).getByLabelText('How it was paid'), choice);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as Paid' }));
  await screen.findByText('Failed to mark booking as paid');
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/api/admin/bookings/booking-1/mark-paid',
      body: { total: '599.20', method },
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
