// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { BookingRow } from './booking-row.tsx';
import { exampleBooking } from './example-booking.ts';

cleanUpRenderedPages();

async function withRow(booking: StaffBooking, isOpen = false) {
  const api = await startPageApi(() => ({ status: 503, body: {} }));
  const acts = { open: vi.fn(), close: vi.fn(), edit: vi.fn(), ask: vi.fn() };
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <table>
        <tbody>
          <BookingRow booking={booking} isOpen={isOpen} acts={acts} />
        </tbody>
      </table>
    </PageAt>,
  );
  return { acts, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

it.each<[StaffBooking['status'], boolean]>([
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
])('of a %s booking shows the entry code: %s', async (status, isShown) => {
  await using _ = await withRow(exampleBooking({ status, entryCode: '481902' }));
  expect(screen.queryByText('Entry code 481902') !== null).toBe(isShown);
});

it('opens and closes the panel from the name of the guest', async () => {
  const booking = exampleBooking({ guestName: 'Ada Guest' });
  await using closed = await withRow(booking);
  const name = screen.getByRole('link', { name: 'Ada Guest' });
  await userEvent.click(name);
  expect(closed.acts.open).toHaveBeenCalledWith(booking.id);
  expect(name.getAttribute('href')).toBe(`/admin/bookings?booking=${booking.id}`);
  fireEvent.click(name, { ctrlKey: true });
  expect(closed.acts.open).toHaveBeenCalledTimes(1);
});

it('opens the panel from anywhere on the row, but not from its menu', async () => {
  const booking = exampleBooking({ guestName: 'Ada Guest' });
  await using row = await withRow(booking);
  await userEvent.click(screen.getByText(booking.bookingReference));
  expect(row.acts.open).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ada Guest' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(row.acts.edit).toHaveBeenCalledWith(booking.id));
  expect(row.acts.open).toHaveBeenCalledTimes(1);
});

it('has every action in one menu, and gives the focus back to it', async () => {
  const booking = exampleBooking({ guestName: 'Ada Guest' });
  await using row = await withRow(booking, true);
  const menu = screen.getByRole('button', { name: 'Actions for Ada Guest' });
  await userEvent.click(menu);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Show Less', 'Edit', 'Status', 'Delete']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }));
  expect(document.activeElement).toBe(menu);
  await waitFor(() => expect(row.acts.ask).toHaveBeenCalledWith({ about: 'status', booking }));
});
