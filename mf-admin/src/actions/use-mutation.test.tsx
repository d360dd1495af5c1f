// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { thingCalls } from '@getaway/web-kit/testing/things';
import { ServedPage } from './served-page.tsx';
import { useMutation, type MutationOutcome } from './use-mutation.ts';

const texts = { done: 'Thing added', failed: 'Failed to add thing', refresh: [thingCalls.list] } as const;

type Outcome = MutationOutcome<typeof thingCalls.add> | undefined;

function Page({ onOutcome }: { onOutcome: (outcome: Outcome) => void }): ReactNode {
  const things = useQuery(thingCalls.list);
  const { pending, run } = useMutation(thingCalls.add, texts);
  return (
    <>
      <p>{things.data?.join(', ')}</p>
      <button aria-busy={pending} onClick={() => void run({ body: { name: 'lantern' } }).then(onOutcome)}>
        Add
      </button>
    </>
  );
}

function open(api: PageApi): { button: HTMLElement; outcomes: Outcome[] } {
  const outcomes: Outcome[] = [];
  render(
    <ServedPage fetchIt={api.fetch}>
      <Page onOutcome={(outcome) => outcomes.push(outcome)} />
    </ServedPage>,
  );
  return { button: screen.getByRole('button', { name: 'Add' }), outcomes };
}

const writes = (api: PageApi) => api.requests.filter(({ method }) => method === 'POST');

cleanUpRenderedPages();

it('sends one request for two presses, and another one after it has ended', async () => {
  const server = Promise.withResolvers<undefined>();
  await using api = await startPageApi(async ({ method }) => {
    if (method === 'GET') return { status: 200, body: [] };
    await server.promise;
    return { status: 204 };
  });
  const { button, outcomes } = open(api);
  await userEvent.dblClick(button);
  await waitFor(() => expect(writes(api)).toHaveLength(1));
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(outcomes).toEqual([undefined]);
  server.resolve(undefined);
  await waitFor(() => expect(outcomes).toEqual([undefined, { ok: true, answer: undefined }]));
  expect(writes(api)).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBe('false');

  await userEvent.click(button);
  await waitFor(() => expect(writes(api)).toHaveLength(2));
  await waitFor(() => expect(outcomes).toHaveLength(3));
});

it('sends one request for two presses before the page has rendered again', async () => {
  await using api = await startPageApi(({ method }) =>
    method === 'GET' ? { status: 200, body: [] } : { status: 204 },
  );
  const { button, outcomes } = open(api);
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(outcomes).toEqual([undefined, { ok: true, answer: undefined }]));
  expect(writes(api)).toHaveLength(1);
});

it('shows what the server has after a success, with a toast', async () => {
  const things = ['chair'];
  await using api = await startPageApi(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: things };
    things.push((body as { name: string }).name);
    return { status: 204 };
  });
  const { button } = open(api);
  await screen.findByText('chair');
  await userEvent.click(button);
  await screen.findByText('chair, lantern');
  expect(await screen.findByText('Thing added')).toBeDefined();
});

it('says that it is done before what it changed has been read again', async () => {
  const again = Promise.withResolvers<undefined>();
  let isDone = false;
  await using api = await startPageApi(async ({ method }) => {
    if (method !== 'GET') {
      isDone = true;
      return { status: 204 };
    }
    if (isDone) await again.promise;
    return { status: 200, body: [] };
  });
  const { button, outcomes } = open(api);
  await userEvent.click(button);
  await screen.findByText('Thing added');
  expect(outcomes).toEqual([]);
  again.resolve(undefined);
  await waitFor(() => expect(outcomes).toHaveLength(1));
});

it('returns a refusal, shows its reason, and can be pressed again', async () => {
  await using api = await startPageApi(({ method }) =>
    method === 'GET'
      ? { status: 200, body: [] }
      : {
          status: 409,
          body: {
            type: 'already-exists',
            title: 'This already exists',
            status: 409,
            detail: 'There is a lantern',
          },
        },
  );
  const { button, outcomes } = open(api);
  await userEvent.click(button);
  expect(await screen.findByText('Failed to add thing')).toBeDefined();
  expect(screen.getByText('There is a lantern')).toBeDefined();
  await waitFor(() => expect(outcomes).toMatchObject([{ ok: false, error: { status: 409 } }]));
  await userEvent.click(button);
  await waitFor(() => expect(outcomes).toHaveLength(2));
  expect(writes(api)).toHaveLength(2);
});
