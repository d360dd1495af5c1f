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
