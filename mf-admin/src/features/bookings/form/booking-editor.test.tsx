// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { exampleBooking } from '../example-booking.ts';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import { BookingEditor } from './booking-editor.tsx';

cleanUpRenderedPages();

const opened = { ...exampleBooking(), quote: exampleQuote() };
const newest = { ...opened, revision: opened.revision + 1, phone: '555 0100' };

it('keeps what was typed when somebody else saved the booking, and saves it on top of that', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  let saved = false;
  await using api = await startPageApi(({ method, path }) => {
    if (path !== '/api/admin/bookings/booking-1') return { status: 200, body: { available: true } };
    if (method === 'GET') return { status: 200, body: saved ? newest : opened };
    const isStale = !saved;
    saved = true;
    const problem = { type: 'changed-meanwhile', title: 'Conflict', status: 409, detail: 'Changed' };
    return isStale ? { status: 409, body: problem } : { status: 200, body: newest };
  });
  const onSaved = vi.fn();
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingEditor bookingId="booking-1" onLeave={vi.fn()} onSaved={onSaved} onShow={vi.fn()} />
    </PageAt>,
  );
  const name = await screen.findByLabelText('Guest Name');
  fireEvent.change(name, { target: { value: 'Ida Typed' } });
  const save = () => screen.getByRole('button', { name: 'Save Changes' });
  await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  fireEvent.click(save());
  const changes = await screen.findByRole('list', { name: 'Changed meanwhile' });
  expect(within(changes).getByText('Phone: 555 0100')).toBeDefined();
  expect(screen.getByLabelText('Guest Name')).toHaveProperty('value', 'Ida Typed');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '555 0100');
  await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  fireEvent.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const writes = api.requests.filter(({ method, path }) => method !== 'GET' && path.endsWith('booking-1'));
  expect(writes.at(-1)?.body).toMatchObject({ guestName: 'Ida Typed', revision: newest.revision });
  expect(writes.at(-1)?.body).not.toHaveProperty('phone');
}, 120_000);
