// @vitest-environment jsdom
import { screen, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { readQuery } from './booking-query.ts';
import { exampleBooking } from './example-booking.ts';
import { exampleQuote } from '../../stay-price/example-quote.ts';
import { rowNameId } from './row-ids.ts';

cleanUpRenderedPages();

const booking = exampleBooking({ guestName: 'Ada Guest' });

function Page(): ReactNode {
  const [id, setId] = useState(booking.id);
  const acts = { open: vi.fn(), close: () => setId(''), edit: vi.fn(), ask: vi.fn() };
  return (
    <>
      <button type="button" id={rowNameId(booking.id)}>
        Row
      </button>
      <BookingPanel query={{ ...readQuery(new URLSearchParams()), booking: id }} isBeside acts={acts} />
    </>
  );
}

it('reads a booking that the list does not have, and gives the focus back to its row', async () => {
  await using api = await startPageApi(({ path }) => {
    if (path.startsWith('/api/admin/bookings?'))
      return { status: 200, body: [], headers: { 'x-total-count': '0' } };
    if (path === `/api/admin/bookings/${booking.id}`)
      return { status: 200, body: { ...booking, quote: exampleQuote() } };
    return { status: 503, body: {} };
  });
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <Page />
    </PageAt>,
  );
  const panel = await screen.findByRole('dialog', { name: 'Ada Guest' });
  expect(within(panel).getByText(booking.bookingReference)).toBeDefined();
  const guest = within(panel).getByRole('link', { name: 'Show in Guest CRM' });
  expect(guest.getAttribute('href')).toBe('/admin/crm?search=ida%40guests.example.com');
  await userEvent.click(within(panel).getByRole('button', { name: 'Show Less' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Row'));
});
