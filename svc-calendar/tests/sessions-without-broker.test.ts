import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startTestNats, type TestNats } from '@getaway/testing/test-nats';
import { startCalendar, type RunningService } from './running-service.ts';

/** Sessions that have ended at svc-booking. */
const ended = new Set<string>();
let booking: Server;
let nats: TestNats;
let service: RunningService;
beforeAll(async () => {
  booking = createServer((request, response) => {
    const sessionId = new URL(request.url ?? '', 'http://booking').searchParams.get('sessionId') ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ isAlive: !ended.has(sessionId) }));
  });
  await new Promise<void>((resolve) => booking.listen(0, '127.0.0.1', resolve));
  nats = await startTestNats();
  service = await startCalendar({
    NATS_URL: nats.url,
    BOOKING_URL: `http://127.0.0.1:${(booking.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await service.stop();
  await nats.stop();
  booking.close();
});

const ask = async (sessionId: string): Promise<Response> =>
  fetch(`${service.origin()}/api/admin/calendar-links`, {
    headers: { cookie: `session=${service.issuer.token({ sessionId })}` },
  });

test('while the broker is away, svc-booking is asked, and a session that has ended is refused', async () => {
  expect((await ask('signs-out')).status).toBe(200);
  await nats.stop();
  ended.add('signs-out');
  await eventually(async () => expect((await ask('signs-out')).status).toBe(401), { timeoutMs: 20_000 });
  expect((await ask('stays')).status).toBe(200);
});

test('while svc-booking is away as well, nobody is let in, and is told to try again', async () => {
  booking.closeAllConnections();
  await new Promise<void>((resolve) => booking.close(() => resolve()));
  const answer = await ask('another');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await ask('signs-out')).status).not.toBe(200);
});
