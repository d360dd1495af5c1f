// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { exampleAnswer, exampleThread } from '../../../threads/example-thread.ts';
import { GuestThread } from './guest-thread.tsx';

const base = '/api/admin/inbox/threads';

function open(api: PageApi): void {
  render(
    <PageAt address="/admin/crm/guest-1" fetchIt={api.fetch}>
      <GuestThread guestId="guest-1" />
    </PageAt>,
  );
}

cleanUpRenderedPages();
// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

it('shows the thread with a box to reply, and marks it as read', async () => {
  await using api = await startPageApi(({ path }) => {
    const body = path.startsWith(`${base}?`) ? [exampleThread()] : exampleAnswer();
    return { status: 200, body: path.endsWith('/read') ? exampleThread({ unreadCount: 0 }) : body };
  });
  open(api);
  expect(await screen.findByText('May we bring our dog?')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Reply' })).toBeTruthy();
  await waitFor(() =>
    expect(api.requests).toContainEqual({
      method: 'POST',
      path: `${base}/thread-1/read`,
      body: { upTo: 'message-1' },
    }),
  );
});

it('says how to start a thread, and what could not be loaded', async () => {
  await using none = await startPageApi(() => ({ status: 200, body: [] }));
  open(none);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  await using broken = await startPageApi(() => ({ status: 503, body: {} }));
  open(broken);
  expect(await screen.findByText('Couldn’t load the messages')).toBeTruthy();
});
