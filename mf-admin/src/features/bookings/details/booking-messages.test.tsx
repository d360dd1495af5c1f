// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import {
  exampleAnswer,
  exampleMessage,
  exampleSavedReply,
  exampleThread,
} from '../../../threads/example-thread.ts';
import { exampleBooking } from '../example-booking.ts';
import { BookingMessages } from './booking-messages.tsx';

const base = '/api/admin/inbox/threads';
const texts = ['First', 'Second', 'Third', 'Fourth'];
const messages = texts.map((text) => exampleMessage({ id: `message-${text}`, text }));

/** An inbox whose thread begins with the first message of staff. */
function serve({ hasThread, isDown = false }: { hasThread: boolean; isDown?: boolean }): Promise<PageApi> {
  let isStarted = hasThread;
  return startPageApi(({ method, path }) => {
    if (path.startsWith('/api/admin/inbox/saved-replies'))
      return method === 'POST'
        ? { status: 200, body: { text: 'Dear Ida, ' } }
        : { status: 200, body: [exampleSavedReply] };
    if (method === 'POST' && isDown) return { status: 503, body: {} };
    if (method === 'POST') {
      isStarted = true;
      return { status: 201, body: { thread: exampleThread(), message: exampleMessage() } };
    }
    if (path.startsWith(`${base}/`)) return { status: 200, body: exampleAnswer({ messages }) };
    return { status: 200, body: isStarted ? [exampleThread()] : [] };
  });
}

function open(api: PageApi): void {
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <BookingMessages booking={exampleBooking()} />
    </PageAt>,
  );
}

cleanUpRenderedPages();

it('shows the newest three messages with the way to the inbox, and leaves them unread', async () => {
  await using api = await serve({ hasThread: true });
  open(api);
  const list = within(await screen.findByRole('list', { name: 'Messages' }));
  const shown = list.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent);
  expect(shown).toEqual(['Second', 'Third', 'Fourth']);
  expect(screen.getByRole('link', { name: 'Open in Inbox' }).getAttribute('href')).toBe(
    '/admin/inbox?thread=thread-1',
  );
  expect(screen.getByText('1 new')).toBeTruthy();
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('starts the thread of a guest who has none', async () => {
  await using api = await serve({ hasThread: false });
  open(api);
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Write Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Ida Lovelace' }));
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'When will you arrive?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeTruthy();
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: base, body: { bookingId: 'booking-1', text: 'When will you arrive?' } },
    ]),
  );
});

it('says to whom it goes, sends a subject, and keeps what was typed when it fails', async () => {
  await using api = await serve({ hasThread: false, isDown: true });
  open(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Write Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Ida Lovelace' }));
  expect(dialog.getByText('ida@guests.example.com')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Subject/), { target: { value: ' Your arrival ' } });
  fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'When?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to send the message')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('When?');
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: base, body: { bookingId: 'booking-1', subject: 'Your arrival', text: 'When?' } },
  ]);
});

it('fills a saved reply with the data of this booking, where the cursor is', async () => {
  await using api = await serve({ hasThread: false });
  open(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Write Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Ida Lovelace' }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.change(text, { target: { value: 'when will you arrive?' } });
  text.setSelectionRange(0, 0);
  fireEvent.click(dialog.getByRole('button', { name: 'Saved Replies' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: exampleSavedReply.name }));
  await waitFor(() => expect(text.value).toBe('Dear Ida, when will you arrive?'));
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      path: `/api/admin/inbox/saved-replies/${exampleSavedReply.id}/fill`,
      body: { bookingId: 'booking-1' },
    },
  ]);
});
