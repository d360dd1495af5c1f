// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { BookingsPage } from './bookings.page.tsx';
import { exampleBooking } from './example-booking.ts';

cleanUpRenderedPages();

const booking = exampleBooking({ guestName: 'Ada Guest' });
const other = exampleBooking({ id: 'booking-2', bookingReference: 'ZZ99YY88', guestName: 'Bea Guest' });

const serve = (): Promise<PageApi> =>
  startPageApi(({ path }) => {
    if (!path.startsWith('/api/admin/bookings?')) return { status: 503, body: {} };
    const search = new URL(path, 'http://x').searchParams.get('search') ?? '';
    const found = [booking, other].filter(
      ({ bookingReference, guestName }) =>
        bookingReference.includes(search.toUpperCase()) || guestName.includes(search),
    );
    return { status: 200, body: found };
  });

function open(api: PageApi, address: string): void {
  render(
    <PageAt address={address} fetchIt={api.fetch}>
      <Link to="/admin/bookings?search=ZZ99YY88">To the other</Link>
      <BookingsPage />
    </PageAt>,
  );
}

const panelOf = (name: string) => screen.findByRole('dialog', { name }, { timeout: 20_000 });
const address = () => document.querySelector('output')?.textContent;

it('opens the booking whose reference a link searches for, once', async () => {
  await using api = await serve();
  open(api, '/admin/bookings?search=ab12cd34');
  const panel = await panelOf('Ada Guest');
  expect(address()).toBe('?search=ab12cd34&booking=booking-1');
  await userEvent.click(within(panel).getByRole('button', { name: 'Show Less' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('?search=ab12cd34');
  // Another link, pressed on the same page.
  await userEvent.click(screen.getByRole('link', { name: 'To the other' }));
  await panelOf('Bea Guest');
}, 60_000);

it.each(['/admin/bookings?search=Ada', '/admin/bookings?search=AB12'])(
  'opens nothing at %s, which names no booking',
  async (start) => {
    await using api = await serve();
    open(api, start);
    await screen.findByRole('link', { name: 'Ada Guest' }, { timeout: 20_000 });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
  60_000,
);

it('opens nothing while somebody types a reference', async () => {
  await using api = await serve();
  open(api, '/admin/bookings?period=all');
  await screen.findByRole('link', { name: 'Bea Guest' }, { timeout: 20_000 });
  fireEvent.change(screen.getByLabelText('Search bookings'), { target: { value: 'AB12CD34' } });
  await waitFor(() => expect(address()).toContain('search=AB12CD34'), { timeout: 5_000 });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bea Guest' })).toBeNull(), {
    timeout: 5_000,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
}, 60_000);
