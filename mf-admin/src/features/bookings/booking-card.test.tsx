// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { BookingCard } from './booking-card.tsx';
import { exampleBooking } from './example-booking.ts';

cleanUpRenderedPages();

it.each<[StaffBooking['status'], boolean]>([
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
])('of a %s booking shows the entry code: %s', async (status, isShown) => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingCard booking={exampleBooking({ status, entryCode: '481902' })} onEdit={() => undefined} />
    </PageAt>,
  );
  expect(screen.queryByText('Entry code 481902') !== null).toBe(isShown);
});

it('opens the details from the name of the guest', async () => {
  await using api = await startPageApi(() => ({ status: 503, body: {} }));
  const booking = exampleBooking({ guestName: 'Ada Guest' });
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingCard booking={booking} onEdit={() => undefined} />
    </PageAt>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ada Guest' }));
  expect(screen.getByRole('button', { name: 'Show Less' })).toBeDefined();
});
