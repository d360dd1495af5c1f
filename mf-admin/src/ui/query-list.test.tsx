// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { defineCall } from '@getaway/contracts/http/call';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { ServedPage } from '../actions/served-page.tsx';
import { QueryList } from './query-list.tsx';
import { queryState } from './query-state.ts';

const listGuests = defineCall({
  method: 'GET',
  path: '/api/guests',
  summary: 'Lists guests',
  access: 'public',
  answer: v.array(v.string()),
});

function Guests(): ReactNode {
  const state = queryState(useQuery(listGuests));
  return (
    <QueryList state={state} failed="Guests couldn’t be loaded" empty="No guests yet">
      {(names) => <p>{names.join(', ')}</p>}
    </QueryList>
  );
}

cleanUpRenderedPages();

it('offers another try after a failure, and then shows the list', async () => {
  let attempts = 0;
  await using api = await startPageApi(() => {
    attempts += 1;
    return attempts === 1 ? { status: 503 } : { status: 200, body: ['Ida', 'Maya'] };
  });
  render(
    <ServedPage fetchIt={api.fetch}>
      <Guests />
    </ServedPage>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Guests couldn’t be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ida, Maya')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(attempts).toBe(2);
});
