// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import { BookingEditor } from './booking-editor.tsx';

cleanUpRenderedPages();

const fault = 'Check-out must be after check-in';

function openForm(fetchIt: typeof fetch): void {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <PageAt address="/admin/bookings" fetchIt={fetchIt}>
      <BookingEditor bookingId={null} onLeave={vi.fn()} onSaved={vi.fn()} onShow={vi.fn()} />
    </PageAt>,
  );
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('says while one types that check-out must be after check-in', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: [] }));
  openForm(api.fetch);
  type('Check-in Date', '2027-03-20');
  // The first digit of the year, which is no day that anybody means.
  type('Check-out Date', '0002-03-18');
  type('Check-out Date', '2027-03-18');
  await screen.findByText(fault);
  type('Check-out Date', '2027-03-20');
  await screen.findByText(fault);
  type('Check-in Date', '2027-03-19');
  await waitFor(() => expect(screen.queryByText(fault)).toBeNull());
  type('Check-in Date', '2027-03-21');
  await screen.findByText(fault);
}, 60_000);

it('says beside an early check-in that another guest leaves on that day', async () => {
  await using api = await startPageApi(({ path }) => {
    if (path === '/api/admin/same-day-departure?date=2027-03-20')
      return { status: 200, body: { checkOutTime: '11:00' } };
    return { status: 200, body: [] };
  });
  openForm(api.fetch);
  type('Check-in Date', '2027-03-20');
  expect(screen.queryByText(/Another guest/)).toBeNull();
  type('Check-in Time', '12:00');
  expect(await screen.findByText('Another guest leaves this day at 11:00 AM.')).toBeDefined();
  type('Check-in Date', '2027-03-21');
  await waitFor(() => expect(screen.queryByText(/Another guest/)).toBeNull());
}, 60_000);

it('says at its field why a promotion code does not hold, and what the stay costs without it', async () => {
  await using api = await startPageApi(({ path, body }) => {
    if (path !== '/api/quote') return { status: 200, body: { available: true } };
    const { promoCode } = body as { promoCode: string };
    const detail = 'This promotion code has expired';
    return promoCode === ''
      ? { status: 200, body: exampleQuote() }
      : { status: 422, body: { type: 'promo-invalid', title: 'Invalid', status: 422, detail } };
  });
  openForm(api.fetch);
  type('Guest Name', 'Ida Lovelace');
  type('Email', 'ida@example.com');
  type('Check-in Date', '2027-03-20');
  type('Check-out Date', '2027-03-22');
  type('Promotion Code', 'SPRING15');
  await screen.findByText('This promotion code has expired. Change it, or leave it out.');
  const code = screen.getByLabelText('Promotion Code');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Total Price').value).toMatch(/^\$\d/));
  const save = screen.getByRole('button', { name: 'Save Booking' });
  expect(save).toHaveProperty('disabled', true);
  type('Promotion Code', '');
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  expect(code.getAttribute('aria-invalid')).toBeNull();
}, 60_000);
