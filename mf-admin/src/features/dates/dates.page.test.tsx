// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listBlockedDates, listTakenNights } from '@getaway/contracts/http/blocked-dates';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { DatesPage } from './dates.page.tsx';

cleanUpRenderedPages();

it.each([
  ['blocked dates', listBlockedDates.path],
  ['taken nights', listTakenNights.path],
])('draws no calendar while the %s could not be loaded, and tries again', async (_, broken) => {
  let down = true;
  await using api = await startPageApi(({ path }) => {
    const [asked] = path.split('?');
    if (down && asked === broken) return { status: 500, body: {} };
    return { status: 200, body: asked === listTakenNights.path ? { nights: [] } : [] };
  });
  render(
    <PageAt address="/admin/dates" fetchIt={api.fetch}>
      <DatesPage />
    </PageAt>,
  );
  const title = await screen.findByText('Couldn’t load the calendar');
  expect(screen.queryAllByRole('gridcell')).toEqual([]);
  down = false;
  const retry = title.closest('[role="alert"]')?.querySelector('button');
  if (!retry) throw new Error('There is no button');
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryAllByRole('gridcell').length).toBeGreaterThan(27));
  expect(screen.queryByText('Couldn’t load the calendar')).toBeNull();
});

it('gives the focus back to the dates after blocking, and unblocks them again', async () => {
  const night = { id: 'one', date: '2999-05-04', reason: 'other' };
  await using api = await startPageApi(({ method, path }) => {
    if (path.endsWith('/unblock')) return { status: 204 };
    if (method === 'POST') return { status: 201, body: [night] };
    return { status: 200, body: path.startsWith(listTakenNights.path) ? { nights: [] } : [] };
  });
  render(
    <PageAt address="/admin/dates" fetchIt={api.fetch}>
      <DatesPage />
    </PageAt>,
  );
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '2999-05-04' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByText('Date range blocked successfully');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('From')));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Blocked date removed');
  expect(api.requests.find(({ path }) => path.endsWith('/unblock'))?.body).toEqual({ ids: ['one'] });
}, 60_000);

it('calls what it blocks by one name', async () => {
  await using api = await startPageApi(({ path }) => ({
    status: 200,
    body: path.startsWith(listTakenNights.path) ? { nights: [] } : [],
  }));
  render(
    <PageAt address="/admin/dates" fetchIt={api.fetch}>
      <DatesPage />
    </PageAt>,
  );
  await screen.findByText('No blocked dates');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Blocked Dates', 'Block Date Range', 'Already Blocked'],
  ]);
  expect(document.body.textContent).not.toMatch(/blocked nights/i);
});
