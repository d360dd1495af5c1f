// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { exampleBooking } from '../example-booking.ts';
import { StatusDialog } from './status-dialog.tsx';

cleanUpRenderedPages();

it('says which nights are taken meanwhile, and what to do, until another status is chosen', async () => {
  await using api = await startPageApi(({ method }) => {
    if (method !== 'PUT') return { status: 200, body: [] };
    const dates = ['2027-02-13', '2027-02-14', '2027-02-16'];
    const title = 'These dates are already booked';
    return { status: 409, body: { type: 'dates-taken', title, status: 409, dates } };
  });
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <StatusDialog booking={exampleBooking({ status: 'cancelled' })} onClose={() => undefined} />
    </PageAt>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Confirmed');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  await dialog.findByText('The status stays as it was. These nights are already booked or blocked:');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Feb 13, 2027 to Feb 14, 2027', 'Feb 16, 2027'],
  ]);
  expect(dialog.getByText(/^Choose Edit to move this stay, or /)).toBeDefined();
  expect(dialog.queryByText(/counts as booked/), 'it does not').toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Pending');
  expect(dialog.queryByText(/already booked or blocked/)).toBeNull();
}, 60_000);
