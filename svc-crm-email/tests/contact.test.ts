import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';
const enquiry = {
  name: 'Maya Okafor',
  partnerName: '',
  email: 'maya@example.com',
  phone: null,
  occasion: 'date-night',
  message: 'Is the hot tub warm?\n<b>We hope so</b>',
};

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ CONTACT_PER_ADDRESS: '3' });
});
afterAll(() => service.stop());

const send = (body: unknown, from = '203.0.113.1'): Promise<Response> =>
  fetch(`${service.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

test('an enquiry is stored, creates a guest, is emailed to the owner and gets a receipt', async () => {
  const answer = await send(enquiry);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ message: 'Thank you! We’ll get back to you within 24 hours.' });

  const [toOwner] = await eventually(() => {
    expect(service.catcher.emailsTo(owner)).toHaveLength(1);
    return service.catcher.emailsTo(owner);
  });
  expect(toOwner?.subject).toBe('New message from Maya Okafor');
  expect(toOwner?.headers['reply-to']).toBe('maya@example.com');
  expect(toOwner?.html).toContain('&lt;b&gt;We hope so&lt;/b&gt;');
  expect(toOwner?.text).toContain('Occasion: Date night');
  await eventually(() => expect(service.catcher.emailsTo('maya@example.com')).toHaveLength(1));

  const { rows } = await service.database.query('SELECT name, partner_name, phone FROM contact_messages');
  expect(rows).toEqual([{ name: 'Maya Okafor', partner_name: null, phone: null }]);
  const guests = (await (await service.asStaff('/api/crm/guests')).json()) as { guests: object[] };
  expect(guests.guests).toMatchObject([
    { firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.com', totalStays: 0 },
  ]);
  expect(guests.guests[0]).toHaveProperty('lastContactDate', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
});

test('invisible characters are removed from what visitors write', async () => {
  const email = 'bidi@example.com';
  const written = { name: 'Maya \u202Eofako\u202C\u200B', message: 'Is it\u200E warm?\nWe hope\u2066 so' };
  expect((await send({ ...enquiry, ...written, email: `${email}\u200B` }, '203.0.113.9')).status).toBe(201);
  const { rows } = await service.database.query(
    'SELECT name, message FROM contact_messages WHERE email = $1',
    [email],
  );
  expect(rows).toEqual([{ name: 'Maya ofako', message: 'Is it warm?\nWe hope so' }]);
  const chat = await fetch(`${service.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: '\u200F\uFEFF' }),
  });
  expect(await chat.json()).toMatchObject({ status: 400, errors: [{ path: 'message' }] });
});

describe('an invalid enquiry', () => {
  test.each([
    ['a name that breaks the line', { ...enquiry, name: 'Maya\r\nBcc: x@example.com' }, 'name'],
    ['two addresses', { ...enquiry, email: 'a@example.com, b@example.com' }, 'email'],
    ['an address that breaks the line', { ...enquiry, email: 'a@example.com\nBcc: b@example.com' }, 'email'],
    ['an unknown occasion', { ...enquiry, occasion: 'party' }, 'occasion'],
    ['no message', { ...enquiry, message: ' ' }, 'message'],
    ['a message of invisible characters', { ...enquiry, message: '\u200B\u2066\u2069' }, 'message'],
    ['an unpaired surrogate', { ...enquiry, name: 'Maya \uD83D' }, 'name'],
  ])('%s is refused, and the field is named', async (_title, body, path) => {
    const answer = await send(body, '203.0.113.2');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ type: 'invalid-request', errors: [{ path }] });
  });
});

test('many enquiries from one address are limited, without affecting others', async () => {
  const crowd = Array.from({ length: 5 }, (_, index) =>
    send({ ...enquiry, email: `crowd${index}@example.com` }, '203.0.113.3'),
  );
  const answers = await Promise.all(crowd);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  const clockAhead = `UPDATE rate_limits SET expires_at = now() + interval '1 day'`;
  await service.database.query(clockAhead);
  const another = await send({ ...enquiry, email: 'crowd5@example.com' }, '203.0.113.3');
  expect([another.status, another.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await send({ ...enquiry, email: 'other@example.com' }, '203.0.113.4')).status).toBe(201);
});

test('a double submit is one message, one email to each, and one event', async () => {
  const twice = { ...enquiry, email: 'twice@example.com', message: 'Do you have towels?' };
  const answers = await Promise.all([send(twice, '203.0.113.5'), send(twice, '203.0.113.6')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  await send({ ...twice, message: 'And a second thing' }, '203.0.113.6');
  await eventually(() => expect(service.catcher.emailsTo('twice@example.com')).toHaveLength(2));
  const { rows } = await service.database.query<{ message: string; events: number }>(
    `SELECT message, (SELECT count(*)::int FROM outbox_events WHERE data->>'entityId' = contact_messages.id) AS events
     FROM contact_messages WHERE email = 'twice@example.com' ORDER BY created_at`,
  );
  expect(rows).toEqual([
    { message: 'Do you have towels?', events: 1 },
    { message: 'And a second thing', events: 1 },
  ]);
});

test('a program that fills in the hidden field gets a normal answer, and nothing is stored', async () => {
  const answer = await send({ ...enquiry, email: 'robot@example.com', website: 'spam' }, '203.0.113.7');
  expect(answer.status).toBe(201);
  const { rows } = await service.database.query(
    "SELECT 1 FROM contact_messages WHERE email = 'robot@example.com'",
  );
  expect(rows).toEqual([]);
});

describe('an address that a stranger enters', () => {
  const victim = 'victim@example.com';
  const [promise, name] = ['WIN a prize at https://evil.example today', 'https://evil.example wins'];

  test('gets an email without the stranger’s text', async () => {
    const answer = await send({ ...enquiry, name, email: victim, message: promise }, '203.0.113.8');
    expect(answer.status).toBe(201);
    const [receipt] = await eventually(() => {
      expect(service.catcher.emailsTo(victim)).toHaveLength(1);
      return service.catcher.emailsTo(victim);
    });
    for (const part of [receipt?.subject, receipt?.html, receipt?.text])
      expect(part).not.toMatch(/evil|WIN a prize/);
  });

  test('gets three emails a day from any number of networks, while each message is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        send(
          { ...enquiry, email: n % 2 === 0 ? victim : `victim+${n}@example.com`, message: `Message ${n}` },
          `10.${n}.0.1`,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const count = async (from: string) =>
      (await service.database.query(`SELECT 1 FROM ${from} LIKE 'victim%@example.com'`)).rowCount;
    expect(await count('email_sends WHERE to_address')).toBe(3);
    expect(await count('contact_messages WHERE email')).toBe(41);
  });
});
