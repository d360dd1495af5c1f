import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startSessionStates, type TestSessionStates } from '@getaway/testing/session-states';
import { startTestNats, type TestNats } from '@getaway/testing/test-nats';
import { startCalendar, type RunningService } from './running-service.ts';

let booking: TestSessionStates;
let nats: TestNats;
let service: RunningService;
beforeAll(async () => {
  booking = await startSessionStates();
  nats = await startTestNats();
  service = await startCalendar({ NATS_URL: nats.url, BOOKING_URL: booking.url });
});
afterAll(async () => {
  await service.stop();
  await nats.stop();
  await booking.stop();
});

const ask = async (sessionId: string): Promise<Response> =>
  fetch(`${service.origin()}/api/admin/calendar-links`, {
    headers: { cookie: `session=${service.issuer.token({ sessionId })}` },
  });

test('while the broker is unavailable, svc-booking is asked, and an ended session is refused', async () => {
  expect((await ask('signs-out')).status).toBe(200);
  await nats.stop();
  booking.end('signs-out');
  await eventually(async () => expect((await ask('signs-out')).status).toBe(401), { timeoutMs: 20_000 });
  expect((await ask('stays')).status).toBe(200);
});

test('returns 503 with Retry-After while svc-booking is unavailable too', async () => {
  await booking.stop();
  const answer = await ask('another');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await ask('signs-out')).status).not.toBe(200);
});
