import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Thread, ThreadMessage } from '@getaway/contracts/http/inbox';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ CONTACT_PER_ADDRESS: '0', EMAILS_PER_STRANGER: '0', ENQUIRY_EMAILS: '0' });
});
afterAll(() => service.stop());

const post = (path: string, body: object): Promise<Response> =>
  fetch(service.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const write = (email: string, message: string, name = 'Maya Okafor') =>
  post('/api/contact', { name, email, message });

const threadsOf = async (search: string, more = '') =>
  (await service.staff.get<Thread[]>(`/api/admin/inbox/threads?search=${encodeURIComponent(search)}${more}`))
    .body;
async function threadOf(email: string): Promise<Thread> {
  const [thread] = await threadsOf(email);
  if (!thread) throw new Error(`no thread of ${email}`);
  return thread;
}
const read = async (id: string) =>
  (
    await service.staff.get<{ messages: ThreadMessage[]; hasEarlier: boolean }>(
      `/api/admin/inbox/threads/${id}`,
    )
  ).body;
const reply = (id: string, text: string, more: object = {}) =>
  service.staff.post<{ thread: Thread; message: ThreadMessage }>(`/api/admin/inbox/threads/${id}/messages`, {
    text,
    ...more,
  });
const emailTo = (address: string, subject: RegExp) =>
  eventually(() => {
    const found = service.catcher.emailsTo(address).filter((email) => subject.test(email.subject));
    expect(found.length).toBeGreaterThan(0);
    return found;
  });

test('all messages of one guest are one thread, whatever their case and name', async () => {
  await write('one@example.com', 'Is the house quiet?', 'Una Eins');
  await write('One@Example.com', 'And is there a bath?', 'U. Eins');
  const thread = await threadOf('one@example.com');
  expect(thread).toMatchObject({
    guestName: 'Una Eins',
    status: 'open',
    unreadCount: 2,
    messageCount: 2,
    lastMessage: { from: 'guest', kind: 'enquiry', text: 'And is there a bath?' },
    booking: null,
  });
  expect((await read(thread.id)).messages.map(({ text, author }) => [author, text])).toEqual([
    ['Una Eins', 'Is the house quiet?'],
    ['U. Eins', 'And is there a bath?'],
  ]);
});

describe('a reply', () => {
  test('is emailed with the house’s address in the thread of the guest’s email program, and escaped', async () => {
    const email = 'reply@example.com';
    await write(email, 'Do you have a crib?');
    await emailTo(email, /received your message/);
    const { id } = await threadOf(email);
    const first = await reply(id, 'Yes, <b>two</b>.\nShall we set one up?');
    expect(first.status).toBe(201);
    expect(first.body.message).toMatchObject({
      kind: 'reply',
      from: 'house',
      text: 'Yes, <b>two</b>.\nShall we set one up?',
    });
    await emailTo(email, /^Re: /);
    await reply(id, 'It is made of oak.');
    const emails = await eventually(async () => {
      const found = await emailTo(email, /^Re: /);
      expect(found).toHaveLength(2);
      return found;
    });
    const [receipt] = await emailTo(email, /received your message/);
    const [one, two] = emails;
    expect(one?.headers['reply-to']).toBe('stay@lanternhollow.example');
    expect(one?.headers['auto-submitted']).toBeUndefined();
    expect(one?.html).toContain('Yes, &lt;b&gt;two&lt;/b&gt;.<br />');
    expect(one?.text).toContain('Yes, <b>two</b>.\nShall we set one up?');
    expect(one?.headers['in-reply-to']).toBe(receipt?.headers['message-id']);
    expect(two?.headers['in-reply-to']).toBe(one?.headers['message-id']);
    expect(two?.headers['references']?.split(/\s+/)).toEqual([
      receipt?.headers['message-id'],
      one?.headers['message-id'],
    ]);
    expect(two?.subject).toBe(one?.subject);
    // The mail server has an email a moment before we note that.
    await eventually(async () => {
      const { messages } = await read(id);
      expect(messages.map((message) => message.email?.status)).toEqual([undefined, 'sent', 'sent']);
    });
  });

  test('that is repeated with its Idempotency-Key is stored and sent once', async () => {
    const email = 'once@example.com';
    await write(email, 'Hello?');
    const { id } = await threadOf(email);
    const key = randomUUID();
    const send = (text = 'Hello!') =>
      fetch(`${service.origin}/api/admin/inbox/threads/${id}/messages`, {
        method: 'POST',
        headers: {
          cookie: `session=${service.issuer.token()}`,
          origin: 'http://localhost:8080',
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ text }),
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { message: { id: string } }).message.id),
    );
    expect(new Set(ids).size).toBe(1);
    await service.untilSent();
    expect(await emailTo(email, /^Re: /)).toHaveLength(1);
    expect((await send('Another text')).status).toBe(422);
  });

  test.each([
    ['no text', { text: ' ' }],
    ['a control character', { text: 'a\u0007b' }],
    ['more than 5,000 characters', { text: 'x'.repeat(5_001) }],
    ['a text that is no text', { text: ['a'] }],
  ])('with %s is refused', async (_what, body) => {
    await write('refused@example.com', 'Hello?');
    const { id } = await threadOf('refused@example.com');
    const answer = await service.staff.post(`/api/admin/inbox/threads/${id}/messages`, body);
    expect(answer.status).toBe(400);
    expect((await service.staff.post('/api/admin/inbox/threads/nobody/messages', { text: 'a' })).status).toBe(
      404,
    );
  });
});

const readAll = async (id: string) => {
  const last = (await read(id)).messages.at(-1);
  await service.staff.post<Thread>(`/api/admin/inbox/threads/${id}/read`, { upTo: last?.id });
};

test('a closed thread opens with the next message, and a reply can close it again', async () => {
  const email = 'closed@example.com';
  await write(email, 'A first thing');
  const { id } = await threadOf(email);
  await readAll(id);
  const closed = await service.staff.patch<Thread>(`/api/admin/inbox/threads/${id}`, { status: 'closed' });
  expect(closed.body.status).toBe('closed');
  expect(await threadsOf(email, '&show=open')).toEqual([]);
  expect(await threadsOf(email, '&show=closed')).toHaveLength(1);
  await write(email, 'A second thing');
  expect((await threadOf(email)).status).toBe('open');
  await readAll(id);
  expect((await reply(id, 'Done.', { closes: true })).body.thread.status).toBe('closed');
  expect((await reply(id, 'One more thing.')).body.thread.status).toBe('open');
});

test('a thread stays open when a message came in that nobody has read', async () => {
  const email = 'meanwhile@example.com';
  await write(email, 'When can we come?');
  const { id } = await threadOf(email);
  await readAll(id);
  await write(email, 'And may we bring a dog?');
  const sent = await reply(id, 'From four.', { closes: true });
  expect(sent.body.thread).toMatchObject({ status: 'open', unreadCount: 1 });
  const closing = () => service.staff.patch<Thread>(`/api/admin/inbox/threads/${id}`, { status: 'closed' });
  expect((await closing()).body.status).toBe('open');
  await readAll(id);
  expect((await closing()).body.status).toBe('closed');
});

test('a thread stays open when a message is being stored while staff close it', async () => {
  const email = 'same-moment@example.com';
  await write(email, 'When can we come?');
  const { id } = await threadOf(email);
  await readAll(id);
  const guest = await service.database.connect();
  await guest.query('BEGIN');
  await guest.query('SELECT 1 FROM threads WHERE id = $1 FOR UPDATE', [id]);
  await guest.query(
    `INSERT INTO thread_messages (id, thread_id, kind, author, text, created_at)
     VALUES ('same-moment', $1, 'enquiry', 'Ann', 'One more thing', now())`,
    [id],
  );
  const closing = service.staff.patch<Thread>(`/api/admin/inbox/threads/${id}`, { status: 'closed' });
  await eventually(async () => {
    const { rows } = await service.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%threads%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
  await guest.query('COMMIT');
  guest.release();
  expect((await closing).body).toMatchObject({ status: 'open', unreadCount: 1 });
});

test('reading marks messages up to the one that was seen, and the count of unread threads follows', async () => {
  const unread = async () =>
    (await service.staff.get<{ threads: number }>('/api/admin/inbox/unread')).body.threads;
  const email = 'unread@example.com';
  const before = await unread();
  await write(email, 'First');
  const { id } = await threadOf(email);
  const [seen] = (await read(id)).messages;
  await write(email, 'Second');
  expect(await unread()).toBe(before + 1);
  const half = await service.staff.post<Thread>(`/api/admin/inbox/threads/${id}/read`, { upTo: seen?.id });
  expect(half.body.unreadCount).toBe(1);
  const last = (await read(id)).messages.at(-1);
  await service.staff.post(`/api/admin/inbox/threads/${id}/read`, { upTo: last?.id });
  expect(await unread()).toBe(before);
  expect(await threadsOf(email, '&show=unread')).toEqual([]);
  const again = await service.staff.post<Thread>(`/api/admin/inbox/threads/${id}/unread`);
  expect(again.body.unreadCount).toBe(1);
});

test('threads are found by name, address, text, and booking, and come in pages', async () => {
  const booking = bookingState({
    ...{ entityId: 'found', bookingReference: 'FOUND123', email: 'found@example.com' },
    ...{ guestName: 'Philippa Found', firstName: 'Philippa', lastName: 'Found' },
  });
  await service.publishBooking(booking);
  await service.untilHeard();
  await write('found@example.com', 'Do you allow 100% cotton _tents_?', 'Philippa Found');
  for (const search of ['philippa', 'FOUND@', '100% cotton _t', 'found12']) {
    const [thread] = await threadsOf(search);
    expect(thread, search).toMatchObject({
      email: 'found@example.com',
      booking: { bookingReference: 'FOUND123' },
    });
  }
  expect(await threadsOf('100_ cotton')).toEqual([]);
  const ofBooking = await service.staff.get<Thread[]>('/api/admin/inbox/threads?bookingId=found');
  expect(ofBooking.body.map(({ email }) => email)).toEqual(['found@example.com']);
  const pages = [0, 1].map((offset) =>
    service.staff.get<Thread[]>(`/api/admin/inbox/threads?limit=1&offset=${offset}`),
  );
  const [newest, older] = await Promise.all(pages);
  expect(newest?.body[0]?.email).toBe('found@example.com');
  expect(older?.body[0]?.email).not.toBe('found@example.com');
  expect(Number(newest?.headers.get('x-total-count'))).toBeGreaterThan(2);
});

test('a long thread is read in pages, oldest message first', async () => {
  const email = 'long@example.com';
  await write(email, 'Message 0');
  const { id } = await threadOf(email);
  await service.database.query(
    `INSERT INTO thread_messages (id, thread_id, kind, author, text, created_at)
     SELECT 'long-' || n, $1, 'enquiry', 'Maya', 'Message ' || n, now() + n * interval '1 second'
     FROM generate_series(1, 120) n`,
    [id],
  );
  const last = await read(id);
  expect([last.messages.length, last.hasEarlier, last.messages.at(-1)?.text]).toEqual([
    100,
    true,
    'Message 120',
  ]);
  const first = await service.staff.get<{ messages: ThreadMessage[]; hasEarlier: boolean }>(
    `/api/admin/inbox/threads/${id}?before=${last.messages[0]?.id}`,
  );
  expect(first.body.messages.map(({ text }) => text).slice(0, 2)).toEqual(['Message 0', 'Message 1']);
  expect([first.body.messages.length, first.body.hasEarlier]).toEqual([21, false]);
});

test('staff start a thread with a guest or the guest of a booking, in the thread that they have', async () => {
  await service.publishBooking(
    bookingState({
      ...{ entityId: 'started', bookingReference: 'START123', email: 'started@example.com' },
      ...{ guestName: 'Greta Start', firstName: 'Greta', lastName: 'Start' },
    }),
  );
  await service.untilHeard();
  const text = 'We look forward to your stay.';
  const started = await service.staff.post<{ thread: Thread; message: ThreadMessage }>(
    '/api/admin/inbox/threads',
    {
      bookingId: 'started',
      text,
    },
  );
  expect(started.status).toBe(201);
  expect(started.body).toMatchObject({
    thread: { status: 'open', unreadCount: 0, guestName: 'Greta Start' },
    message: { text, booking: { bookingReference: 'START123' } },
  });
  const [email] = await emailTo('started@example.com', /^A message from /);
  expect(email?.text).toContain('Hello Greta,');
  expect(email?.text).toContain('START123');
  const { guestId, id } = started.body.thread;
  const more = await service.staff.post<{ thread: Thread; message: ThreadMessage }>(
    '/api/admin/inbox/threads',
    {
      guestId,
      text: 'Hi Greta, one more thing.',
    },
  );
  const second = await eventually(() => {
    const emails = service.catcher.emailsTo('started@example.com');
    const found = emails.find(({ text: written }) => written.includes('Hi Greta, one more thing.'));
    if (!found) throw new Error('no second email yet');
    return found;
  });
  for (const body of [second.html, second.text]) {
    expect(body).toContain('Hi Greta, one more thing.');
    expect(body).not.toContain('Hello');
  }
  expect(more.body.thread.id).toBe(id);
  expect(more.body.message.booking).toBeNull();
  for (const to of [{}, { guestId, bookingId: 'started' }])
    expect((await service.staff.post('/api/admin/inbox/threads', { ...to, text })).status).toBe(400);
  for (const to of [{ guestId: 'nobody' }, { bookingId: 'nothing' }])
    expect((await service.staff.post('/api/admin/inbox/threads', { ...to, text })).status).toBe(404);
});

test('a message of staff with a subject is emailed with it, shown with it, and in the timeline once', async () => {
  const address = 'subject@example.com';
  await write(address, 'Is there a crib?', 'Sue Subject');
  const { guestId } = await threadOf(address);
  const send = (subject: string) =>
    service.staff.post<{ message: ThreadMessage }>('/api/admin/inbox/threads', {
      ...{ guestId, subject },
      text: 'Turn left at the barn.',
    });
  expect((await send('How to find us')).body.message).toMatchObject({ subject: 'How to find us' });
  const [email] = await emailTo(address, /^How to find us$/);
  expect(email?.text).toContain('Turn left at the barn.');
  const entries = async () =>
    (
      await service.staff.get<{ kind: string; title: string; detail: string; status: string | null }[]>(
        `/api/crm/guests/${guestId}/timeline`,
      )
    ).body.filter(({ detail, title }) => `${detail} ${title}`.match(/barn|crib|How to find us/));
  await eventually(async () =>
    expect(await entries()).toMatchObject([
      {
        kind: 'message',
        title: expect.stringMatching(/^Message by .+: How to find us$/) as string,
        status: 'sent',
      },
      { kind: 'message', title: 'Message', detail: 'Is there a crib?', status: null },
    ]),
  );
  expect((await send('two\nlines')).status).toBe(400);
  expect((await send('x'.repeat(151))).status).toBe(400);
});

test('a chat with a person opens a thread with the conversation so far', async () => {
  const conversation = [
    { from: 'guest', text: 'Do you allow dogs?' },
    { from: 'assistant', text: 'Sorry, <i>no</i> pets.' },
  ];
  const body = { name: 'Cora Chat', email: 'chat@example.com', message: 'But mine is small', conversation };
  expect((await post('/api/chat/person', body)).status).toBe(201);
  expect((await post('/api/chat/person', body)).status).toBe(201);
  const thread = await threadOf('chat@example.com');
  expect((await read(thread.id)).messages).toMatchObject([
    { kind: 'chat', text: 'But mine is small', author: 'Cora Chat', conversation },
  ]);
  const [toOwner] = await emailTo('stay@lanternhollow.example', /Cora Chat/);
  expect(toOwner?.html).toContain('Sorry, &lt;i&gt;no&lt;/i&gt; pets.');
  expect(toOwner?.text).toContain(`http://localhost:8080/admin/inbox?thread=${thread.id}`);
  expect(toOwner?.headers['reply-to']).toBe('chat@example.com');
  const program = { ...body, email: 'bot@example.com', website: 'spam' };
  expect((await post('/api/chat/person', program)).status).toBe(201);
  expect(await threadsOf('bot@example.com')).toEqual([]);
});

test('a merge makes one thread of two', async () => {
  await write('merge.a@example.com', 'From my first address');
  await write('merge.b@example.com', 'From my second address');
  const [a, b] = [await threadOf('merge.a@example.com'), await threadOf('merge.b@example.com')];
  await readAll(a.id);
  await service.staff.patch(`/api/admin/inbox/threads/${a.id}`, { status: 'closed' });
  const merged = await service.staff.post(`/api/crm/guests/${a.guestId}/merge`, { otherId: b.guestId });
  expect(merged.status).toBe(200);
  expect((await service.staff.get(`/api/admin/inbox/threads/${b.id}`)).status).toBe(404);
  expect((await read(a.id)).messages.map(({ text }) => text)).toEqual([
    'From my first address',
    'From my second address',
  ]);
  expect((await threadOf('merge.a@example.com')).status).toBe('open');
});

test('the thread of a deleted guest stays, and continues when they write again', async () => {
  const email = 'deleted@example.com';
  await write(email, 'Before');
  const { id, guestId } = await threadOf(email);
  expect((await service.staff.remove(`/api/crm/guests/${guestId}`)).status).toBe(204);
  expect(await threadOf(email)).toMatchObject({ id, guestId: null, guestName: 'Maya Okafor' });
  expect((await reply(id, 'Still here')).status).toBe(201);
  await write(email, 'After');
  const after = await threadOf(email);
  expect([after.id, after.messageCount]).toEqual([id, 3]);
  expect(after.guestId).not.toBeNull();
});
