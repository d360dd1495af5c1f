// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
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
