// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readThread, Thread, ThreadMessage } from '@getaway/contracts/http/inbox';
import { noticeKinds } from '@getaway/contracts/http/owner-notices';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { startPageApi, type ApiAnswer, type ApiRequest, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { exampleMessage, exampleSavedReply, exampleThread } from '../../threads/example-thread.ts';
import { InboxPage } from './inbox.page.tsx';

const base = '/api/admin/inbox';
const notices = {
  kinds: Object.fromEntries(noticeKinds.map((kind) => [kind, 'at-once'])),
  digest: { interval: 'daily', hour: 8 },
  ownerEmail: 'owner@house.example.com',
};
const markup = '<img src=x onerror=alert(1)>\n& more';

interface Inbox {
  /** A guest writes while staff do. */
  readonly isBusy?: boolean;
  threads: Thread[];
  messages: ThreadMessage[];
  /** The bookings of the guest, and the one that a reply is about. */
  about?: Pick<Answer<typeof readThread>, 'bookings' | 'replyBookingId'>;
  /** What a reply is answered with, if not with success. */
  refusal?: ApiAnswer;
}

/** A small inbox: one thread can be read, closed, marked, and answered. */
function serve(inbox: Inbox): Promise<PageApi> {
  const [thread = exampleThread()] = inbox.threads;
  const changed = (changes: Partial<Thread>): ApiAnswer => {
    inbox.threads = inbox.threads.map((each) => (each.id === thread.id ? { ...each, ...changes } : each));
    return { status: 200, body: inbox.threads[0] ?? thread };
  };
  return startPageApi(({ method, path, body }: ApiRequest): ApiAnswer => {
    const [address = '', search = ''] = path.split('?');
    switch (`${method} ${address.replace(thread.id, ':id')}`) {
      case `GET ${base}/threads`: {
        const show = new URLSearchParams(search).get('show');
        const shown = inbox.threads.filter(
          ({ status, unreadCount }) =>
            show === null || (show === 'unread' ? unreadCount > 0 : status === show),
        );
        return { status: 200, body: shown };
      }
      case `GET ${base}/threads/:id`: {
        const hasEarlier = !search.includes('before') && inbox.messages.length > 1;
        const messages = search.includes('before') ? inbox.messages.slice(0, -1) : inbox.messages.slice(-1);
        const [current = thread] = inbox.threads;
        return {
          status: 200,
          body: {
            thread: current,
            messages,
            hasEarlier,
            bookings: [thread.booking],
            replyBookingId: null,
            ...inbox.about,
          },
        };
      }
      case `PATCH ${base}/threads/:id`:
        return changed(body as Partial<Thread>);
      case `POST ${base}/threads/:id/read`:
        return changed({ unreadCount: 0 });
      case `POST ${base}/threads/:id/unread`:
        return changed({ unreadCount: 1 });
      case `POST ${base}/threads/:id/messages`: {
        if (inbox.refusal) return inbox.refusal;
        const { text, closes } = body as { text: string; closes: boolean };
        const status = closes && inbox.isBusy !== true ? 'closed' : 'open';
        const message = exampleMessage({
          id: 'reply-1',
          kind: 'reply',
          from: 'house',
          author: 'admin',
          text,
        });
        inbox.messages = [...inbox.messages, message];
        return { status: 201, body: { thread: { ...thread, status }, message } };
      }
      case `GET ${base}/saved-replies`:
        return { status: 200, body: [exampleSavedReply] };
      case `POST ${base}/saved-replies/saved-1/fill`:
        return { status: 200, body: { text: 'Hi Ida, dogs are welcome.' } };
      case `GET ${base}/notices`:
        return { status: 200, body: notices };
      case `GET ${base}/unread`:
        return { status: 200, body: { threads: 0 } };
      default:
        return { status: 404 };
    }
  });
}

function open(api: PageApi, search = ''): void {
  render(
    <PageAt address={`/admin/inbox${search}`} fetchIt={api.fetch}>
      <InboxPage />
    </PageAt>,
  );
}

const oneThread = (changes: Partial<Inbox> = {}): Inbox => ({
  threads: [exampleThread()],
  messages: [exampleMessage()],
  ...changes,
});
const row = async (name = 'Ida Lovelace') =>
  within(await screen.findByRole('region', { name: 'Threads' })).findByRole('link', {
    name: new RegExp(name),
  });
const replyField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
const sent = (api: PageApi, end: string) =>
  api.requests.filter(({ method, path }) => method !== 'GET' && path.endsWith(end)).map(({ body }) => body);

cleanUpRenderedPages();
// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

it('lists threads with the newest message, the booking, and what is unread', async () => {
  await using api = await serve(oneThread());
  open(api);
  const text = (await row()).textContent ?? '';
  for (const part of [
    'Ida Lovelace',
    'Nov 20, 2026',
    'May we bring our dog?',
    '1 new',
    'Guest page',
    'Confirmed',
  ])
    expect(text).toContain(part);
  expect(screen.getByText('No thread selected')).toBeTruthy();
});

it('opens a thread, says who wrote how, and marks it as read up to the newest message', async () => {
  const before = [
    exampleMessage({ id: 'message-0', kind: 'chat', text: 'I would like to talk to a person.' }),
    exampleMessage({ text: markup, occasion: 'anniversary' }),
  ];
  await using api = await serve(oneThread({ messages: before }));
  open(api);
  await userEvent.click(await row());
  const messages = await screen.findByRole('region', { name: 'Messages' });
  // Text stays text, also where it looks like HTML.
  expect(within(messages).getByText((_, element) => element?.textContent === markup)).toBeTruthy();
  expect(messages.querySelector('img')).toBeNull();
  expect(messages.textContent).toContain('Ida LovelaceGuest pageNov 20, 2026');
  expect(messages.textContent).toContain('Occasion: Anniversary');
  await waitFor(() => expect(sent(api, '/read')).toEqual([{ upTo: 'message-1' }]));
  await waitFor(async () => expect((await row()).textContent).not.toContain('1 new'));
  await userEvent.click(within(messages).getByRole('button', { name: 'Show Earlier Messages' }));
  expect(await within(messages).findByText('I would like to talk to a person.')).toBeTruthy();
});

it('shows a chat that led to a message, line by line', async () => {
  const conversation = [
    { from: 'guest' as const, text: 'Is there parking?' },
    { from: 'assistant' as const, text: 'Yes, for two cars.' },
  ];
  await using api = await serve(oneThread({ messages: [exampleMessage({ kind: 'chat', conversation })] }));
  open(api, '?thread=thread-1');
  const chat = await screen.findByText('The chat before this message');
  const lines = within(chat.closest('details') ?? document.body).getAllByRole('listitem', { hidden: true });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'GuestIs there parking?',
    'AssistantYes, for two cars.',
  ]);
});

it('sends a reply with Ctrl+Enter, once, and empties the box', async () => {
  await using api = await serve(oneThread());
  open(api, '?thread=thread-1');
  const field = await replyField();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.change(field, { target: { value: 'Of course.' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent(api, '/messages')).toEqual([{ text: 'Of course.', closes: false }]);
  expect(await screen.findByText('Sending your reply')).toBeTruthy();
});

it('says that a reply is being sent until it is', async () => {
  const reply = (status: 'pending' | 'sent') =>
    exampleMessage({ kind: 'reply', from: 'house', email: { id: 'email-1', status } });
  const inbox = oneThread({ messages: [reply('pending')] });
  await using api = await serve(inbox);
  open(api, '?thread=thread-1');
  await screen.findByText('Sending');
  inbox.messages = [reply('sent')];
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull(), { timeout: 10_000 });
}, 20_000);

it.each([
  [true, /^Write a reply\. (Ctrl|⌘)\+Enter sends it\.$/],
  [false, /^Write a reply\.$/],
])('names the keys that send a reply only beside a mouse (%s)', async (hasMouse, words) => {
  await using api = await serve(oneThread());
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: hasMouse && media === '(pointer: fine)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open(api, '?thread=thread-1');
  expect((await replyField()).placeholder).toMatch(words);
});

it('keeps the draft of a refused reply, and repeats it under the same key', async () => {
  const inbox = oneThread({ refusal: { status: 503, body: {} } });
  await using api = await serve(inbox);
  const keys: string[] = [];
  const noting: typeof fetch = (address, init) => {
    const key = new Headers(init?.headers).get('Idempotency-Key');
    if (key !== null) keys.push(key);
    return api.fetch(address, init);
  };
  open({ ...api, fetch: noting }, '?thread=thread-1');
  const field = await replyField();
  await userEvent.type(field, 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to send the reply')).toBeTruthy();
  expect(field.value).toBe('Yes');
  delete inbox.refusal;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.value).toBe(''));
  await userEvent.type(field, 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  const [first, second, third] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('writes a saved reply with the guest’s data where the cursor is', async () => {
  await using api = await serve(oneThread());
  open(api, '?thread=thread-1');
  const field = await replyField();
  await userEvent.type(field, 'Thanks! ');
  await userEvent.click(screen.getByRole('button', { name: /Saved Replies/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dogs' }));
  await waitFor(() => expect(field.value).toBe('Thanks! Hi Ida, dogs are welcome.'));
  expect(sent(api, '/fill')).toEqual([{ guestId: 'guest-1' }]);
});

it('names the booking that a reply is about, and fills a saved reply with its data', async () => {
  const coming = exampleThread().booking;
  if (!coming) throw new Error('the example has a booking');
  const booking = {
    ...{ id: 'booking-0', bookingReference: 'OLD2STAY', status: 'completed' as const },
    ...{ checkInDate: calendarDate('2026-06-05'), checkOutDate: calendarDate('2026-06-07') },
  };
  await using api = await serve(
    oneThread({ about: { bookings: [coming, booking], replyBookingId: booking.id } }),
  );
  open(api, '?thread=thread-1');
  const pane = within(await screen.findByRole('region', { name: 'Thread' }));
  expect(await pane.findByRole('link', { name: 'OLD2STAY' })).toBeTruthy();
  await userEvent.click(await pane.findByText('1 other booking'));
  expect(pane.getByRole('link', { name: 'AB12CD34' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Saved Replies/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dogs' }));
  await waitFor(() => expect(sent(api, '/fill')).toEqual([{ bookingId: 'booking-0' }]));
});

it('keeps a draft while another thread is read, and marks the thread that has one', async () => {
  const other = exampleThread({ id: 'thread-2', guestName: 'Bo Babbage', unreadCount: 0 });
  await using api = await serve(oneThread({ threads: [exampleThread(), other] }));
  open(api, '?thread=thread-1');
  fireEvent.change(await replyField(), { target: { value: 'Half a tho' } });
  await userEvent.click(await row('Bo Babbage'));
  expect((await row()).textContent).toContain('Draft');
  await userEvent.click(await row());
  await waitFor(async () => expect((await replyField()).value).toBe('Half a tho'));
});

it('closes a thread, and opens it again from the message about it', async () => {
  const inbox = oneThread();
  await using api = await serve(inbox);
  open(api, '?thread=thread-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('No open threads')).toBeTruthy();
  expect(await screen.findByText('No thread selected')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await row()).toBeTruthy();
  expect(sent(api, '/threads/thread-1')).toEqual([{ status: 'closed' }, { status: 'open' }]);
});

it('opens a thread again that was closed with a reply, from the message about it', async () => {
  await using api = await serve(oneThread());
  open(api, '?thread=thread-1');
  await userEvent.type(await replyField(), 'Of course.');
  await userEvent.click(screen.getByRole('button', { name: 'Send and Close' }));
  expect(await screen.findByText('No thread selected')).toBeTruthy();
  expect(await screen.findByText('Sending your reply')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(sent(api, '/threads/thread-1')).toEqual([{ status: 'open' }]));
  expect(sent(api, '/messages')).toEqual([{ text: 'Of course.', closes: true }]);
});

it('keeps a thread open, and in view, if a message came in while the reply was written', async () => {
  await using api = await serve(oneThread({ isBusy: true }));
  open(api, '?thread=thread-1');
  await userEvent.type(await replyField(), 'Of course.');
  await userEvent.click(screen.getByRole('button', { name: 'Send and Close' }));
  expect(await screen.findByText(/A new message came in meanwhile/)).toBeTruthy();
  expect(screen.queryByText('No thread selected')).toBeNull();
});

it('calls nothing new where the newest message is an answer', async () => {
  const lastMessage = { ...exampleThread().lastMessage, from: 'house', kind: 'reply' } as const;
  await using api = await serve(oneThread({ threads: [exampleThread({ lastMessage })] }));
  open(api);
  const text = (await row()).textContent ?? '';
  expect(text).toContain('You: ');
  expect(text).toContain('Unread');
  expect(text).not.toContain('new');
});

it('keeps notices that are not saved while another tab is shown', async () => {
  await using api = await serve(oneThread());
  open(api, '?tab=notices');
  await userEvent.selectOptions(await screen.findByLabelText('Cancellation'), 'Off');
  await userEvent.click(screen.getByRole('tab', { name: 'Threads' }));
  await row();
  await userEvent.click(screen.getByRole('tab', { name: 'Notices' }));
  expect((await screen.findByLabelText<HTMLSelectElement>('Cancellation')).value).toBe('off');
});

it('leaves a thread that is marked as unread, so that it stays unread', async () => {
  await using api = await serve(oneThread({ threads: [exampleThread({ unreadCount: 0 })] }));
  open(api, '?thread=thread-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Unread' }));
  expect(await screen.findByText('No thread selected')).toBeTruthy();
  await waitFor(async () => expect((await row()).textContent).toContain('1 new'));
  expect(sent(api, '/read')).toEqual([]);
});

it.each([
  ['', 'No open threads'],
  ['?show=unread', 'You’ve read everything'],
  ['?show=closed', 'No closed threads'],
  ['?show=all', 'No threads yet'],
  ['?search=nobody', 'No threads found'],
])('says so when there are no threads at “%s”', async (search, words) => {
  await using api = await serve({ threads: [], messages: [] });
  open(api, search);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says what could not be loaded, and that a thread is gone', async () => {
  await using api = await startPageApi(({ path }) => ({
    status: path.includes('thread-1') ? 404 : 503,
    body: {},
  }));
  open(api, '?thread=thread-1');
  expect(await screen.findByText('Couldn’t load the inbox')).toBeTruthy();
  expect(await screen.findByText('This thread no longer exists')).toBeTruthy();
});
