import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
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

test('the links require a session', async () => {
  expect((await ask()).status).toBe(401);
  expect((await ask('session=nonsense')).status).toBe(401);
  for (const wrong of [{ lifetimeSeconds: -1 }, { audience: 'guests' }, { keyId: 'a key of nobody' }])
    expect([wrong, (await ask(`session=${service.issuer.token(wrong)}`)).status]).toEqual([wrong, 401]);
});

test('rejects tokens that are forged, issued for another audience, or expired', async () => {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const withOwnKey = (signed: string) =>
    sign('sha256', Buffer.from(signed), { key: own.privateKey, dsaEncoding: 'ieee-p1363' });
  const keysReadBefore = service.issuer.keyReads();
  const tokenOf = (options: Parameters<typeof service.issuer.token>[0]) => service.issuer.token(options);
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'mine' };
  const inHours = (hours: number) => Math.floor(Date.now() / 1_000) + hours * 3_600;
  const forged = [
    { header: { alg: 'none' }, signWith: () => Buffer.alloc(0) },
    { header: { alg: 'NONE' }, signWith: () => Buffer.alloc(0) },
    { signWith: () => Buffer.alloc(0) },
    { signWith: () => Buffer.alloc(64) },
    { signWith: withOwnKey },
    // The public key as the secret of an HMAC, and with any other algorithm.
    {
      header: { alg: 'HS256' },
      signWith: (signed: string, publicPem: string) =>
        createHmac('sha256', publicPem).update(signed).digest(),
    },
    { header: { alg: 'ES384' } },
    { header: { alg: undefined } },
    // A key that is inside the token, or that the token links to.
    { header: { jwk }, signWith: withOwnKey },
    { header: { jwk }, keyId: 'mine', signWith: withOwnKey },
    {
      header: { jku: service.issuer.jwksUrl, x5u: service.issuer.jwksUrl },
      keyId: 'mine',
      signWith: withOwnKey,
    },
    ...['../../../../dev/null', '', '__proto__', 'constructor', "' OR 1=1"].map((keyId) => ({ keyId })),
    { header: { kid: ['a', 'b'] } },
    { header: { kid: undefined } },
    ...[undefined, 'other', ['getaway-staff-2'], {}].map((aud) => ({ claims: { aud } })),
    ...[undefined, 'getaway.evil.example'].map((iss) => ({ claims: { iss } })),
    ...[undefined, 'never', null, inHours(-1)].map((exp) => ({ claims: { exp } })),
    { claims: { nbf: inHours(1) } },
    ...['sub', 'sid', 'username'].flatMap((name) => [
      { claims: { [name]: undefined } },
      { claims: { [name]: {} } },
    ]),
  ];
  const cookies = forged.map((options) => `session=${tokenOf(options)}`);
  const good = tokenOf({});
  cookies.push(`session=${good}x`, `session=${good.slice(0, -2)}`, `session=j:{"$ne":1}`, `other=${good}`);
  const statuses = await Promise.all(cookies.map(async (cookie) => (await ask(cookie)).status));
  expect(cookies.filter((_cookie, index) => statuses[index] !== 401)).toEqual([]);
  // Keys come from the configured address only, and an invented key id does not cause a request for each
  // token.
  expect(service.issuer.keyReads() - keysReadBefore).toBeLessThan(forged.length / 2);
  for (const headers of [{ authorization: `Bearer ${good}` }, { 'x-session': good }])
    expect(
      (await fetch(`${service.origin()}/api/admin/calendar-links?session=${good}`, { headers })).status,
    ).toBe(401);
  expect((await ask(`session=${good}`)).status).toBe(200);
});

test('a valid token returns the links; when the full calendar is public its address has no secret', async () => {
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

test('cached keys work while their issuer is unavailable, and are not fetched for every call', async () => {
  await ask(`session=${service.issuer.token()}`);
  const reads = service.issuer.keyReads();
  await ask(`session=${service.issuer.token()}`);
  expect(service.issuer.keyReads()).toBe(reads);
  await service.issuer.stop();
  expect((await ask(`session=${service.issuer.token()}`)).status).toBe(200);
});

test('answers that it is live and ready', async () => {
  expect((await fetch(`${service.origin()}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${service.origin()}/readyz`)).json()).toEqual({ status: 'ready', away: [] });
});
