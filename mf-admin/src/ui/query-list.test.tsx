// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { thingCalls } from '@getaway/web-kit/testing/things';
import { ServedPage } from '../actions/served-page.tsx';
import { QueryList } from './query-list.tsx';
import { queryState } from './query-state.ts';

function Things(): ReactNode {
  const state = queryState(useQuery(thingCalls.list));
  return (
    <QueryList state={state} failed="Things couldn’t be loaded" empty="No things yet">
      {(names) => <p>{names.join(', ')}</p>}
    </QueryList>
  );
}

cleanUpRenderedPages();

it('offers another try after a failure, and then shows the list', async () => {
  let attempts = 0;
  await using api = await startPageApi(() => {
    attempts += 1;
    return attempts === 1 ? { status: 503 } : { status: 200, body: ['chair', 'lantern'] };
  });
  render(
    <ServedPage fetchIt={api.fetch}>
      <Things />
    </ServedPage>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Things couldn’t be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('chair, lantern')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(attempts).toBe(2);
});
