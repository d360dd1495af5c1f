import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { seedDueSteps } from './due-steps.ts';
import { startCrm, type RunningService } from './running-service.ts';

const email = 'forget.me@example.com';
const phone = '+1 404 555 7777';
const booking = bookingState({
  ...{ entityId: 'e1', email, phone, guestName: 'Quentin Forgettable', firstName: 'Quentin' },
  ...{
    lastName: 'Forgettable',
    specialRequests: 'Lilies from Quentin',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
});

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const post = (path: string, body: object) =>
  fetch(service.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const guests = async () =>
  (await service.database.query<{ id: string }>('SELECT id FROM guests WHERE email = $1', [email])).rows;

/** Every row of every table that contains a word, as text. */
async function rowsWith(word: string): Promise<string[]> {
  const { rows: tables } = await service.database.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const found = [];
  for (const { name } of tables) {
    const { rows } = await service.database.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" t WHERE t::text ILIKE $1`,
      [`%${word}%`],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('an erased guest is removed everywhere, and older events do not restore them', async () => {
  await service.publishBooking(booking);
  await post('/api/contact', { name: 'Quentin Forgettable', email, phone, message: 'It is me, Quentin' });
  await post('/api/newsletter/subscribe', { firstName: 'Quentin', lastName: 'Forgettable', email });
  await post('/api/chat', { message: `Call me back, ${phone}` });
  await post('/api/chat', { message: `I am ${email.toUpperCase()}` });
  await post('/api/chat/person', {
    ...{ name: 'Quentin Forgettable', email, message: 'Quentin would like to talk' },
    conversation: [{ from: 'guest', text: 'I am Quentin' }],
  });
  await eventually(() => expect(service.catcher.emailsTo(email)).toHaveLength(4));
  const guest = await eventually(async () => {
    const [row] = await guests();
    if (!row) throw new Error('no guest yet');
    return row.id;
  });
  await service.asStaff(`/api/crm/guests/${guest}/notes`, {
    method: 'POST',
    body: { content: 'Quentin is nice' },
  });

  const [thread] = (await (await service.asStaff('/api/admin/inbox/threads')).json()) as { id: string }[];
  await service.asStaff(`/api/admin/inbox/threads/${thread?.id}/messages`, {
    method: 'POST',
    body: { text: 'Dear Quentin' },
  });
  await service.database.query(
    `INSERT INTO owner_notices (id, kind, message_key, subject, booking_id, created_at)
     VALUES ('n', 'booking', 'k', 'New booking: Quentin Forgettable', 'e1', now())`,
  );

  const wrong = await service.asStaff(`/api/crm/guests/${guest}/erase`, {
    method: 'POST',
    body: { email: 'x@example.com' },
  });
  expect(wrong.status).toBe(400);
  const erased = await service.asStaff(`/api/crm/guests/${guest}/erase`, { method: 'POST', body: { email } });
  expect(erased.status).toBe(204);

  for (const word of ['quentin', 'forget.me', 'forgettable', '555 7777'])
    expect(await rowsWith(word)).toEqual([]);
  const { rows } = await service.database.query("SELECT data FROM outbox_events WHERE type = 'guest.erased'");
  expect(rows).toEqual([
    {
      data: {
        entityId: guest,
        revision: 1,
        bookingIds: ['e1'],
        erasedAt: expect.any(String) as string,
        addressHashes: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      },
    },
  ]);
  const kept = await service.database.query(
    "SELECT total_price::text AS total, status FROM guest_bookings WHERE booking_id = 'e1'",
  );
  expect(kept.rows).toEqual([{ total: '614.18', status: 'confirmed' }]);

  // A rebuild, an unknown older booking, and a state that svc-booking wrote before it received the erasure.
  await service.publishBooking(booking);
  await service.publishBooking({ ...booking, entityId: 'e0' });
  await service.publishBooking({ ...booking, revision: 7, updatedAt: new Date().toISOString() });
  await service.publishBooking({
    ...booking,
    entityId: 'marker',
    email: 'marker@example.com',
    guestName: 'M',
    firstName: 'M',
    lastName: 'M',
    specialRequests: null,
    phone: null,
  });
  await eventually(() => expect(service.catcher.emailsTo('marker@example.com')).toHaveLength(1));
  for (const word of ['quentin', 'forget.me', '555 7777']) expect(await rowsWith(word)).toEqual([]);
  expect(service.catcher.emailsTo(email).filter(({ subject }) => !subject.startsWith('Re: '))).toHaveLength(
    4,
  );
});

test('a failed email is not retried for a guest who was erased since', async () => {
  const [guest, email] = [randomUUID(), `failed.${randomUUID()}@example.com`];
  await service.database.query(
    `WITH made AS (
       INSERT INTO guests (id, email, first_name, last_name, updated_at)
       VALUES ($1, $2, 'Wilhelmina', 'Undelivered', now()) RETURNING id, email)
     INSERT INTO email_sends (id, kind, message_key, to_address, guest_id, subject, html, text, status, error_message)
     SELECT id, 'newsletter-welcome', 'failed:' || id, email, id, 'Hello', '', '', 'failed', '550' FROM made`,
    [guest, email],
  );
  await service.asStaff(`/api/crm/guests/${guest}/erase`, { method: 'POST', body: { email } });
  const again = await service.asStaff(`/api/admin/email-sends/${guest}/retry`, { method: 'POST' });
  expect(again.status).toBe(422);
  const { rows } = await service.database.query('SELECT status, subject FROM email_sends WHERE id = $1', [
    guest,
  ]);
  expect(rows).toEqual([{ status: 'cancelled', subject: 'Erased' }]);
});

test('news about others that waited in the same email as those of an erased guest are emailed again', async () => {
  const [guest, address] = [randomUUID(), `together.${randomUUID()}@example.com`];
  await service.database.query(
    `WITH made AS (
       INSERT INTO guests (id, email, first_name, last_name, updated_at)
       VALUES ($1, $2, 'Wilhelmina', 'Together', now()) RETURNING id),
     queued AS (
       INSERT INTO email_sends (id, kind, message_key, to_address, subject, html, text, send_at)
       SELECT id, 'owner-digest', 'digest:' || id, 'owner@example.com', 'Two', '', '', '2099-01-01' FROM made RETURNING id)
     INSERT INTO owner_notices (id, kind, message_key, subject, address, digest_key, emailed_at, created_at)
     SELECT who || id, 'message', who || id, who, who, 'digest:' || id, now(), now()
     FROM queued, unnest(ARRAY[$2, 'another@example.com']) AS who`,
    [guest, address],
  );
  await service.asStaff(`/api/crm/guests/${guest}/erase`, { method: 'POST', body: { email: address } });
  const { rows } = await service.database.query(
    `SELECT n.address, n.digest_key, n.emailed_at, s.status FROM email_sends s, owner_notices n
     WHERE s.id = $1 AND n.message_key LIKE '%' || $1`,
    [guest],
  );
  expect(rows).toEqual([
    { address: 'another@example.com', digest_key: null, emailed_at: null, status: 'cancelled' },
  ]);
});

/** How many emails have a final result: they are counted when it is recorded. */
async function emailsThat(outcome: 'sent' | 'failed'): Promise<number> {
  const text = await (await fetch(`${service.internalOrigin}/metrics`)).text();
  return Number(
    new RegExp(`^getaway_mails_total\\{outcome="${outcome}",.*\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
  );
}

test.each(['accepts it', 'knows no such mailbox'])(
  'no data is stored about a guest who is erased while a server that %s has their email',
  async (how) => {
    await seedDueSteps(service.database, 0);
    const reader = `in.hand.${randomUUID()}@example.com`;
    if (how !== 'accepts it') service.catcher.refusals.set(reader, `5.1.1 no such mailbox ${reader}`);
    const guestId = randomUUID();
    const erased = new Promise<number>((resolve, reject) => {
      service.catcher.meanwhile.set(reader, async () => {
        service.catcher.meanwhile.delete(reader);
        await service
          .asStaff(`/api/crm/guests/${guestId}/erase`, { method: 'POST', body: { email: reader } })
          .then(({ status }) => resolve(status), reject);
      });
    });
    const before = { sent: await emailsThat('sent'), failed: await emailsThat('failed') };
    await service.database.query(
      `WITH made AS (
         INSERT INTO guests (id, email, first_name, last_name, updated_at)
         VALUES ($1, $2, 'Wilhelmina', 'Inhand', now()) RETURNING id, email)
       INSERT INTO email_sends (id, kind, message_key, to_address, guest_id, sequence_id, sequence_template_id,
         template_id, step_number, subject, html, text, is_marketing)
       SELECT id, 'sequence-step', 'step:l:' || id, email, id, 'q', 'l', 't', 1, '', '', '', true FROM made`,
      [guestId, reader],
    );
    expect(await erased).toBe(204);
    const outcome = how === 'accepts it' ? 'sent' : 'failed';
    await eventually(async () => expect(await emailsThat(outcome)).toBe(before[outcome] + 1));
    for (const word of [reader, 'Wilhelmina', 'Inhand']) expect(await rowsWith(word)).toEqual([]);
    const { rows } = await service.database.query('SELECT status, subject FROM email_sends WHERE id = $1', [
      guestId,
    ]);
    expect(rows).toEqual([{ status: how === 'accepts it' ? 'sent' : 'cancelled', subject: 'Erased' }]);
  },
);

test('an erased person who returns is a new guest', async () => {
  await service.publishBooking({
    ...booking,
    entityId: 'e2',
    createdAt: new Date(Date.now() + 1_000).toISOString(),
  });
  await eventually(async () => expect(await guests()).toHaveLength(1));
});
