import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { Thread, ThreadMessage } from '@getaway/contracts/http/inbox';
import type { StayMessage } from '@getaway/contracts/http/stay-messages';
import { minuteMs } from '@getaway/kernel/instant';
import { stayToken } from '@getaway/service-kit/stay-links/stay-link';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { bundledProperty } from '@getaway/property';
import { withStayLink } from '../src/delivery/with-stay-link.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter } from '../src/writing/write-email.ts';
import { startStayLinks, type TestStayLinks } from './stay-links-stand-in.ts';
import { startCrm, type RunningService } from './running-service.ts';

const secret = 'a secret of these tests, which derives links';
const owner = 'stay@lanternhollow.example';

let links: TestStayLinks;
let service: RunningService;
beforeAll(async () => {
  links = await startStayLinks();
  service = await startCrm({ STAY_LINK_SECRET: secret, CONTACT_PER_ADDRESS: '0', BOOKING_URL: links.url });
});
afterAll(async () => {
  await service.stop();
  await links.stop();
});

let bookings = 0;
async function book(different: Partial<BookingState> = {}): Promise<BookingState> {
  bookings += 1;
  const bookingReference = `STAY${String(bookings).padStart(4, '2')}`;
  const booking = bookingState({
    ...{ entityId: randomUUID(), bookingReference, email: `${bookingReference.toLowerCase()}@example.com` },
    ...different,
  });
  links.begin(tokenOf(booking));
  await service.publishBooking(booking);
  await service.untilHeard();
  return booking;
}
const tokenOf = ({ entityId, linkVersion = 1 }: BookingState) => stayToken(secret, entityId, linkVersion);

const call = (token: string, body?: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.origin}/api/stay/messages`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Stay ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const shown = async (booking: BookingState): Promise<StayMessage[]> =>
  ((await (await call(tokenOf(booking))).json()) as { messages: StayMessage[] }).messages;
const threadOf = async (booking: BookingState): Promise<Thread | undefined> =>
  (await service.staff.get<Thread[]>(`/api/admin/inbox/threads?bookingId=${booking.entityId}`)).body[0];
const reply = (thread: Thread | undefined, text: string) =>
  service.staff.post<{ message: ThreadMessage }>(`/api/admin/inbox/threads/${thread?.id}/messages`, { text });

test('a message from the page of a stay reaches the inbox and the owner, and its reply is on the page and in an email', async () => {
  const booking = await book();
  expect(await shown(booking)).toEqual([]);
  const sent = await call(tokenOf(booking), { text: 'Can we come at noon?\n<b>Please</b>' });
  expect(sent.status).toBe(201);
  expect(await sent.json()).toMatchObject({ from: 'guest', text: 'Can we come at noon?\n<b>Please</b>' });
  const thread = await threadOf(booking);
  expect(thread).toMatchObject({
    unreadCount: 1,
    lastMessage: { kind: 'stay' },
    booking: { bookingReference: booking.bookingReference },
  });
  const answer = await reply(thread, 'Yes, noon is fine.');
  expect(answer.body.message.booking?.id).toBe(booking.entityId);
  expect((await shown(booking)).map(({ from, text }) => [from, text])).toEqual([
    ['guest', 'Can we come at noon?\n<b>Please</b>'],
    ['house', 'Yes, noon is fine.'],
  ]);
  await service.untilSent();
  const toGuest = service.catcher.emailsTo(booking.email).find(({ subject }) => subject.startsWith('Re: '));
  for (const part of [toGuest?.html, toGuest?.text])
    expect(part).toContain(`http://localhost:8080/stay/${tokenOf(booking)}`);
  const toOwner = service.catcher
    .emailsTo(owner)
    .find(
      ({ subject, text }) => subject.startsWith('New message') && text.includes(booking.bookingReference),
    );
  expect(toOwner?.html).toContain('&lt;b&gt;Please&lt;/b&gt;');
  expect(toOwner?.text).not.toContain(tokenOf(booking));
});

test('a page shows the messages of its own booking alone, no matter who else wrote with its address', async () => {
  const email = 'same.address@example.com';
  const [mine, other] = [await book({ email }), await book({ email })];
  await call(tokenOf(mine), { text: 'Only for my stay' });
  await fetch(`${service.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maya', email, message: 'Written in the contact form' }),
  });
  const thread = await threadOf(mine);
  expect(thread?.messageCount).toBe(2);
  const secretAnswer = await reply(thread, 'An answer to the contact form');
  expect(secretAnswer.body.message.booking).toBeNull();
  expect((await shown(mine)).map(({ text }) => text)).toEqual(['Only for my stay']);
  expect(await shown(other)).toEqual([]);
});

test('a reply is not shown to a stranger who reserves under the address of a guest, and writes last', async () => {
  const email = 'vera@example.com';
  const mine = await book({ email, firstName: 'Vera' });
  await call(tokenOf(mine), { text: 'What is the code of the garage?' });
  const unpaid = {
    status: 'pending_payment',
    confirmedAt: null,
    paymentDueAt: '2027-05-01T12:00:00.000Z',
  } as const;
  const stranger = await book({ email, firstName: 'Mal', ...unpaid });
  await call(tokenOf(stranger), { text: 'PS: please hurry' });
  const thread = await threadOf(mine);
  const read = await service.staff.get<{ replyBookingId: string | null }>(
    `/api/admin/inbox/threads/${thread?.id}`,
  );
  expect(read.body.replyBookingId).toBeNull();
  const { message } = (await reply(thread, 'The code is 4711.')).body;
  expect(message.booking).toBeNull();
  expect((await shown(stranger)).map(({ text }) => text)).toEqual(['PS: please hurry']);
  const sent = await eventually(() => {
    const found = service.catcher.emailsTo(email).find(({ text }) => text.includes('The code is 4711.'));
    if (!found) throw new Error('the reply is not sent yet');
    return found;
  });
  expect(sent.text).not.toContain('Mal');
  expect(sent.text).not.toContain(tokenOf(stranger));
});

test('an answer that is given again to another question is a message of its own', async () => {
  const booking = await book();
  await call(tokenOf(booking), { text: 'Yes' });
  const thread = await threadOf(booking);
  await reply(thread, 'And the second one?');
  await call(tokenOf(booking), { text: 'Yes' });
  expect((await shown(booking)).map(({ text }) => text)).toEqual(['Yes', 'And the second one?', 'Yes']);
});

describe('a repeated message', () => {
  test('with the same Idempotency-Key or the same text is one message, and the answer is the stored one', async () => {
    const booking = await book();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      call(tokenOf(booking), { text: 'Once' }, key),
      call(tokenOf(booking), { text: 'Once' }, key),
      call(tokenOf(booking), { text: 'Once' }),
    ]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as StayMessage[];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(await shown(booking)).toHaveLength(1);
  });

  test('with the same Idempotency-Key and another text is refused, and the new text is not lost in silence', async () => {
    const booking = await book();
    const key = { 'idempotency-key': randomUUID() };
    await call(tokenOf(booking), { text: 'The first' }, key);
    const answer = await call(tokenOf(booking), { text: 'The second' }, key);
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([
      422,
      expect.stringMatching(/idempotency-key-reused$/),
    ]);
    expect((await shown(booking)).map(({ text }) => text)).toEqual(['The first']);
  });

  test('with the key of another booking of the same guest is a message of its own', async () => {
    const email = 'two.stays@example.com';
    const [one, two] = [await book({ email }), await book({ email })];
    const key = { 'idempotency-key': 'the-same' };
    await call(tokenOf(one), { text: 'For the first' }, key);
    expect((await call(tokenOf(two), { text: 'For the second' }, key)).status).toBe(201);
    expect((await shown(two)).map(({ text }) => text)).toEqual(['For the second']);
  });
});

test.each([
  ['no text', { text: ' \u200B' }],
  ['a control character', { text: 'a\u0000b' }],
  ['more than 5,000 characters', { text: 'x'.repeat(5_001) }],
])('a message with %s is refused at its field', async (_what, body) => {
  const answer = await call(tokenOf(await book()), body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'text' }] });
});

test('one booking can send 20 messages in ten minutes, and others are not affected', async () => {
  const [busy, calm] = [await book(), await book()];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => call(tokenOf(busy), { text: `Message ${n}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await call(tokenOf(calm), { text: 'Hello' })).status).toBe(201);
});

describe('a link', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('that is unknown, malformed, or missing gets the same answer', async () => {
    const answers = await Promise.all(
      [randomUUID(), 'x'.repeat(43), ''].map((token) => call(token, undefined, from('203.0.113.20'))),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...((await answer.json()) as object), requestId: '' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(bodies[0]).toMatchObject({ type: 'stay-not-found' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test('works after its network has guessed too often, while guesses are throttled', async () => {
    const booking = await book();
    const guess = (n: number) =>
      call(`${String(n).padStart(5, '0')}${'a'.repeat(38)}`, undefined, from('203.0.113.21'));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await call(tokenOf(booking), undefined, from('203.0.113.21'))).status).toBe(200);
  });

  test('ends when the address of the booking changes, and the next one opens the same messages', async () => {
    const booking = await book();
    await call(tokenOf(booking), { text: 'With the first link' });
    const moved = {
      ...booking,
      ...{ revision: booking.revision + 1, linkVersion: 2, email: 'corrected@example.com' },
      updatedAt: new Date().toISOString(),
    };
    links.end(tokenOf(booking));
    links.begin(tokenOf(moved));
    await service.publish('booking.changed', moved);
    await service.untilHeard();
    expect((await call(tokenOf(booking))).status).toBe(404);
    expect((await shown(moved)).map(({ text }) => text)).toEqual(['With the first link']);
  });

  test('ends at once, before the event has arrived, too, and is refused while svc-booking cannot be asked', async () => {
    const booking = await book();
    const token = tokenOf(booking);
    expect((await call(token)).status).toBe(200);
    links.end(token);
    expect((await call(token)).status).toBe(404);
    expect((await call(token, { text: 'Still me' })).status).toBe(404);
    expect(
      (await service.database.query('SELECT 1 FROM thread_messages WHERE text = $1', ['Still me'])).rows,
    ).toEqual([]);

    const other = await book();
    links.answer(false);
    expect((await call(tokenOf(other))).status).toBe(503);
    links.answer(true);
    expect((await call(tokenOf(other))).status).toBe(200);
  });

  test('of a booking that svc-booking alone knows asks for patience, and is no guess', async () => {
    const booking = bookingState({ entityId: randomUUID(), bookingReference: 'STAYNEW2' });
    const visit = (body?: object) => call(tokenOf(booking), body, from('203.0.113.22'));
    expect((await visit()).status).toBe(404);
    links.begin(tokenOf(booking));
    for (let visits = 0; visits < 25; visits += 1) expect((await visit()).status).toBe(503);
    expect((await visit({ text: 'Just booked' })).headers.get('retry-after')).not.toBeNull();
    expect((await call('b'.repeat(43), undefined, from('203.0.113.22'))).status).toBe(404);

    await service.publishBooking(booking);
    await service.untilHeard();
    expect((await visit({ text: 'Just booked' })).status).toBe(201);
    expect((await shown(booking)).map(({ text }) => text)).toEqual(['Just booked']);
  });

  test('ends when the booking is deleted or its guest is erased', async () => {
    const [deleted, erased] = [await book(), await book()];
    await call(tokenOf(erased), { text: 'To be erased' });
    await service.publish('booking.deleted', {
      ...{
        entityId: deleted.entityId,
        revision: deleted.revision + 1,
        bookingReference: deleted.bookingReference,
      },
      ...{ checkInDate: deleted.checkInDate, checkOutDate: deleted.checkOutDate },
      deletedAt: new Date().toISOString(),
    });
    await service.untilHeard();
    for (const booking of [deleted, erased]) links.end(tokenOf(booking));
    const guestId = (await threadOf(erased))?.guestId;
    const erasure = await service.staff.post(`/api/crm/guests/${guestId}/erase`, { email: erased.email });
    expect(erasure.status).toBe(204);
    for (const booking of [deleted, erased]) expect((await call(tokenOf(booking))).status).toBe(404);
  });

  test('is left out of an email that waited until its booking was deleted', async () => {
    const publicOrigin = 'http://localhost:8080';
    const fill = await loadTemplates(bundledProperty);
    const emails = createEmailWriter({ fill, property: bundledProperty, publicOrigin });
    const waiting = emails.bookingCancelled(bookingState());
    const deps = { pool: service.database, publicOrigin, stayLinks: { secret } };
    const sent = await withStayLink(deps, randomUUID(), waiting);
    expect(waiting.html).toContain('Open your stay');
    for (const part of [sent.html, sent.text]) {
      expect(part).not.toMatch(/\/stay\/|Open your stay|on one page/);
      expect(part).toContain(bundledProperty.contact.email);
    }
  });

  test('is in emails about the booking, and nowhere in the database', async () => {
    const booking = await book();
    await service.untilSent();
    const [confirmed] = service.catcher.emailsTo(booking.email);
    for (const part of [confirmed?.html, confirmed?.text])
      expect(part).toContain(`http://localhost:8080/stay/${tokenOf(booking)}`);
    await shown(booking);
    const { rows: tables } = await service.database.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { name } of tables) {
      const { rowCount } = await service.database.query(
        `SELECT 1 FROM "${name}" t WHERE strpos(t::text, $1) > 0`,
        [tokenOf(booking)],
      );
      expect(rowCount, name).toBe(0);
    }
  });
});

describe('a guest who asks for the link', () => {
  const ask = ({ entityId, bookingReference, email }: BookingState, linkVersion = 1) =>
    service.publish('stay.link_requested', { bookingId: entityId, bookingReference, email, linkVersion });
  const emailed = (address: string) =>
    service.catcher
      .emailsTo(address)
      .filter(({ subject }) => subject.startsWith('Your stay at '))
      .filter(({ text }) => text.includes('your link'));

  test('gets it by email, three times a day', async () => {
    const booking = await book();
    for (let n = 0; n < 5; n += 1) await ask(booking);
    await service.untilSent();
    expect(emailed(booking.email)).toHaveLength(3);
    const [email] = emailed(booking.email);
    for (const part of [email?.html, email?.text])
      expect(part).toContain(`http://localhost:8080/stay/${tokenOf(booking)}`);
  });

  test('gets nothing for a booking that is not known', async () => {
    const email = 'unknown.booking@example.com';
    const { entityId, bookingReference } = bookingState({ entityId: randomUUID(), email });
    const request = { bookingId: entityId, bookingReference, email, linkVersion: 1 };
    const aMinuteAgo = new Date(Date.now() - minuteMs);
    await service.publish('stay.link_requested', request, undefined, aMinuteAgo);
    await service.untilSent();
    expect(service.catcher.emailsTo(email)).toEqual([]);
  });

  test('gets it even if the event about their new booking arrives later', async () => {
    const booking = bookingState({ entityId: randomUUID(), email: 'early.bird@example.com' });
    await ask(booking);
    await service.publishBooking(booking);
    await eventually(() => expect(emailed(booking.email)).toHaveLength(1));
  });

  test('gets the newest link even if the event about their new address arrives later', async () => {
    const booking = await book();
    const email = 'newest.address@example.com';
    const moved = { ...booking, email, revision: booking.revision + 1, linkVersion: 2 };
    await ask(moved, 2);
    await service.publish('booking.changed', { ...moved, updatedAt: new Date().toISOString() });
    await eventually(() => expect(emailed(email)).toHaveLength(1));
    expect(emailed(email)[0]?.text).toContain(tokenOf(moved));
    expect(emailed(booking.email)).toEqual([]);
  });
});

test('a service that starts with another secret opens the links of that secret alone', async () => {
  const booking = await book();
  expect((await call(tokenOf(booking))).status).toBe(200);
  await service.database.query(
    `UPDATE guest_bookings SET stay_link_hash = 'of another secret' WHERE booking_id = $1`,
    [booking.entityId],
  );
  // svc-booking has the other secret, too.
  links.end(tokenOf(booking));
  expect((await call(tokenOf(booking))).status).toBe(404);
  links.begin(tokenOf(booking));
  const replica = await service.startReplica();
  expect((await call(tokenOf(booking))).status).toBe(200);
  await replica.stop();
});
