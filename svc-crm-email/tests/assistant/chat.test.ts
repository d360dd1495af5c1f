import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCrm, type RunningService } from '../running-service.ts';
import { startBookingStandIn } from './booking-stand-in.ts';

let standIn: Awaited<ReturnType<typeof startBookingStandIn>>;
let service: RunningService;
beforeAll(async () => {
  standIn = await startBookingStandIn();
  service = await startCrm({ BOOKING_URL: standIn.url, CHAT_PER_ADDRESS: '3' });
});
afterAll(async () => {
  await service.stop();
  await standIn.stop();
});

const ask = (message: unknown, from: string): Promise<Response> =>
  fetch(`${service.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ message }),
  });

test('a question is answered with live prices, and kept with its answer', async () => {
  const answer = await ask(' How much is a night? ', '203.0.113.20');
  expect(answer.status).toBe(200);
  const { response } = (await answer.json()) as { response: string };
  expect(response).toContain('$200.00');
  const { rows } = await service.database.query('SELECT message, response FROM chat_messages');
  expect(rows).toEqual([{ message: 'How much is a night?', response }]);
});

test('a question about available dates is answered with the days that its calendar shows', async () => {
  const answer = await ask('Is it available?', '203.0.113.25');
  expect(await answer.json()).toMatchObject({ calendar: { shows: 'next' } });
  const other = await ask('Is there a hot tub?', '203.0.113.25');
  expect(await other.json()).not.toHaveProperty('calendar');
});

test('what a visitor writes never comes back', async () => {
  const answer = await ask('<img src=x onerror=alert(1)> Is there a hot tub?', '203.0.113.21');
  expect(await answer.text()).not.toContain('<img');
});

test('a blank or endless message is refused, and the field is named', async () => {
  for (const message of ['  ', 'x'.repeat(1_001), undefined]) {
    const answer = await ask(message, '203.0.113.22');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'message' }] });
  }
});

test('one network asks so much and no more', async () => {
  const statuses = [];
  for (let n = 1; n <= 4; n += 1) statuses.push((await ask('Hello', `2001:db8:7:7::${n}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('Hello', '203.0.113.24')).status).toBe(200);
});
