// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RateChangeOnWire } from '@getaway/contracts/http/rate-changes';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { festival } from '../example-rates.ts';
import { RatesHistoryPage } from './rates-history.page.tsx';

cleanUpRenderedPages();

const deleted: RateChangeOnWire = {
  ...{ id: 'c1', at: '2027-03-01T17:05:00.000Z', actor: 'admin', action: 'deleted', isUndone: false },
  ...{ periods: [{ before: festival, after: null }], periodCount: 1 },
};

async function openHistory(undo: (path: string) => { status: number; body: object }) {
  let changes = [deleted];
  const api = await startPageApi(({ method, path }) => {
    if (method === 'GET') return { status: 200, headers: { 'x-total-count': '1' }, body: changes };
    const answer = undo(path);
    if (answer.status === 200) changes = [{ ...deleted, isUndone: true }];
    return answer;
  });
  render(
    <PageAt address="/admin/rates/history" fetchIt={api.fetch}>
      <RatesHistoryPage />
    </PageAt>,
  );
  const button = await screen.findByRole('button', { name: /^Undo: Deleted Festival, Mar 1, 2027/ });
  return { api, button, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

it('says who changed what, and undoes it', async () => {
  let asked = '';
  await using opened = await openHistory((path) => {
    asked = path;
    return { status: 200, body: { undone: 1, kept: 0 } };
  });
  expect(screen.getByText(/12:05 PM · admin$/)).toBeDefined();
  fireEvent.click(opened.button);
  await screen.findByText('Change undone');
  expect(asked).toBe('/api/admin/rate-changes/c1/undo');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull());
  expect(screen.getByText('Undone')).toBeDefined();
});

it('says why a change can’t be undone', async () => {
  const detail = 'All of this has changed again since. Undo the newer change first.';
  await using opened = await openHistory(() => ({
    status: 409,
    body: { type: 'changed-meanwhile', title: 'Changed', status: 409, detail },
  }));
  fireEvent.click(opened.button);
  expect(await screen.findByText('Couldn’t undo the change')).toBeDefined();
  expect(screen.getByText(detail)).toBeDefined();
});
