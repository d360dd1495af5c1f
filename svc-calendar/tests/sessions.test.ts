import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionRevoked } from '@getaway/contracts/events/session';
import { eventually } from '@getaway/testing/eventually';
import { startCalendar, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCalendar({ CALENDAR_FULL_LINK: 'public' });
});
afterAll(() => service.stop());

const ask = (cookie?: string): Promise<Response> =>
  fetch(`${service.origin()}/api/admin/calendar-links`, { headers: cookie ? { cookie } : {} });

test('nobody without a session reads the links', async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask('session=nonsense')).status).toBe(401);
  for (const wrong of [{ lifetimeSeconds: -1 }, { audience: 'guests' }, { keyId: 'a key of nobody' }])
    expect([wrong, (await ask(`session=${service.issuer.token(wrong)}`)).status]).toEqual([wrong, 401]);
});

test('a token of the issuer opens them; where the full calendar is public its address has no secret', async () => {
  const answer = await ask(`session=${service.issuer.token()}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    full: 'http://localhost:8080/calendar/direct-bookings.ics',
    redacted: 'http://localhost:8080/calendar/direct-bookings-redacted.ics',
  });
  expect((await fetch(`${service.origin()}/calendar/direct-bookings.ics`)).status).toBe(200);
});

test('a revoked session is refused within a moment', async () => {
  const cookie = `session=${service.issuer.token({ sessionId: 'ends-now' })}`;
  expect((await ask(cookie)).status).toBe(200);
  await service.publish(sessionRevoked.type, {
    sessionId: 'ends-now',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  });
  await eventually(async () => expect((await ask(cookie)).status).toBe(401), { timeoutMs: 1_000 });
});

test('the keys at hand serve on while their issuer is away, and are not asked for at every call', async () => {
  await ask(`session=${service.issuer.token()}`);
  const reads = service.issuer.keyReads();
  await ask(`session=${service.issuer.token()}`);
  expect(service.issuer.keyReads()).toBe(reads);
  await service.issuer.stop();
  expect((await ask(`session=${service.issuer.token()}`)).status).toBe(200);
});

test('says that it lives and that it is ready', async () => {
  expect((await fetch(`${service.origin()}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${service.origin()}/readyz`)).json()).toEqual({ status: 'ready', away: [] });
});
