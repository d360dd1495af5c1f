import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCrm, type RunningService } from './running-service.ts';

const perCustomer = 3;
const limit = String(perCustomer);

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({
    CONTACT_PER_ADDRESS: limit,
    NEWSLETTER_PER_ADDRESS: limit,
    CHAT_PER_ADDRESS: limit,
    ENQUIRY_EMAILS: '20',
    EMAILS_TO_STRANGERS: '30',
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database.query('DELETE FROM rate_limits');
});

const post = async (path: string, body: object, from: string): Promise<number> => {
  const answer = await fetch(service.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
};
const calls = {
  contact: (place: number, from: string) =>
    post('/api/contact', { name: 'Ann', email: `a${place}@example.com`, message: `Hello ${place}` }, from),
  newsletter: (place: number, from: string) =>
    post(
      '/api/newsletter/subscribe',
      { firstName: 'Ann', lastName: 'Bee', email: `b${place}@example.com` },
      from,
    ),
  chat: (place: number, from: string) => post('/api/chat', { message: `Is there a hot tub? ${place}` }, from),
};
const hex = (place: number): string => place.toString(16).padStart(2, '0');

describe.each(['contact', 'newsletter', 'chat'] as const)('parallel calls of %s', (call) => {
  test.each([
    ['200 from one IPv4 address', 200, () => '203.0.113.9', perCustomer],
    ['200 from the addresses of one /64', 200, (n: number) => `2001:db8:1:2::${hex(n)}`, perCustomer],
    ['256 from the /56s of one /48', 256, (n: number) => `2001:db8:1:${hex(n)}00::1`, 4 * perCustomer],
  ])('%s: exactly the allowed number passes', async (_title, count, addressOf, allowed) => {
    const statuses = await Promise.all(
      Array.from({ length: count }, (_, place) => calls[call](place, addressOf(place))),
    );
    expect(statuses.filter((status) => status < 300)).toHaveLength(allowed);
    expect(statuses.filter((status) => status === 429)).toHaveLength(count - allowed);
  });
});

describe('twenty networks that have reached all of their limits', () => {
  const hostile = Array.from({ length: 21 }, (_, n) => `2001:db8:${hex(n)}::1`);
  const useUp = (call: keyof typeof calls) =>
    Promise.all(
      hostile.flatMap((from, network) =>
        Array.from({ length: perCustomer }, (_, n) => calls[call](network * perCustomer + n, from)),
      ),
    );

  test.each(['contact', 'newsletter', 'chat'] as const)(
    'do not keep other visitors from %s',
    async (call) => {
      const statuses = await useUp(call);
      expect(statuses.every((status) => status < 300)).toBe(true);
      expect(await calls[call](900, '203.0.113.9')).toBeLessThan(300);
    },
  );

  test('are emailed to the owner together beyond the limit, hold back some receipts with one notice, and lose no message', async () => {
    const sends = async (kind: string) =>
      (await service.database.query('SELECT 1 FROM email_sends WHERE kind = $1', [kind])).rowCount ?? 0;
    await service.database.query(
      'TRUNCATE email_sends, contact_messages, thread_messages, owner_notices CASCADE',
    );
    expect((await useUp('contact')).filter((status) => status >= 300)).toEqual([]);
    await calls.contact(950, '203.0.113.9');
    const stored = await service.database.query('SELECT 1 FROM contact_messages');
    expect(stored.rowCount).toBe(21 * perCustomer + 1);
    expect(await sends('enquiry-owner')).toBe(20);
    const { rows: together } = await service.database.query(
      `SELECT subject FROM email_sends WHERE kind = 'owner-digest'`,
    );
    expect(together).toEqual([{ subject: '1 more message is waiting in your inbox' }]);
    const waiting = await service.database.query('SELECT 1 FROM owner_notices WHERE digest_key IS NULL');
    expect(waiting.rowCount).toBe(21 * perCustomer + 1 - 20 - 1);
    expect(await sends('enquiry-receipt')).toBe(30);
    const { rows } = await service.database.query(
      `SELECT message_key FROM email_sends WHERE kind = 'limit-reached' ORDER BY message_key`,
    );
    expect(rows).toEqual([{ message_key: expect.stringContaining('emails to visitors') as string }]);
  });
});

describe('the notice about emails that are held back', () => {
  let present = new Date();
  let house: RunningService;
  beforeAll(async () => {
    house = await startCrm({ CONTACT_PER_ADDRESS: '0', EMAILS_TO_STRANGERS: '1' }, undefined, () => present);
  });
  afterAll(() => house.stop());

  test('is sent once by 50 parallel messages, and not again when a new day begins a few minutes later', async () => {
    const write = async (place: number) => {
      const answer = await fetch(`${house.origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ann', email: `c${place}@example.com`, message: `Hello ${place}` }),
      });
      expect(answer.status).toBe(201);
    };
    const notices = async () =>
      (await house.database.query(`SELECT 1 FROM email_sends WHERE kind = 'limit-reached'`)).rowCount;
    present = new Date(Date.UTC(2031, 4, 9, 23, 58));
    await Promise.all(Array.from({ length: 50 }, (_, place) => write(place)));
    expect(await notices()).toBe(1);
    present = new Date(Date.UTC(2031, 4, 10, 0, 2));
    await write(50);
    expect(await notices()).toBe(1);
    await house.database.query(`UPDATE rate_limits SET expires_at = now() WHERE purpose LIKE 'report%'`);
    await write(51);
    expect(await notices()).toBe(2);
  });
});
