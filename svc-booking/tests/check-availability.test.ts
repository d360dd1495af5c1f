import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

describe('check-availability, which bypasses the middleware for ordinary requests', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
    await service.browser().post('/api/create-booking-payment-intent', intentFor(inDays(10), inDays(12)));
  });
  afterAll(() => service.stop());

  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.address}/api/check-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const stay = (from: number, to: number) => ({ checkInDate: inDays(from), checkOutDate: inDays(to) });
  /** A cookie makes the request go through the whole application. */
  const wholeWay = { cookie: 'theme=dark', origin: 'http://localhost:8080' };

  it.each([
    ['taken', stay(11, 14), false],
    ['free', stay(12, 14), true],
    ['past', stay(-3, 2), false],
  ])('gives the same answer both ways for %s nights', async (_what, body, available) => {
    for (const headers of [{}, wholeWay])
      expect(await (await ask(body, headers)).json()).toEqual({ available });
  });

  it('sends the same headers both ways', async () => {
    const differing = new Set(['date', 'etag', 'vary', 'x-request-id', 'content-length']);
    const headersOf = async (headers: Record<string, string>) =>
      Object.fromEntries(
        [...(await ask(stay(12, 14), headers)).headers].filter(([name]) => !differing.has(name)),
      );
    expect(await headersOf({})).toEqual(await headersOf(wholeWay));
    const named = await ask(stay(12, 14), { 'x-request-id': 'req-12345678' });
    expect(named.headers.get('x-request-id')).toBe('req-12345678');
  });

  it('refuses invalid requests as every call does', async () => {
    expect((await ask(stay(14, 12))).status).toBe(400);
    expect((await ask('{"checkInDate":')).status).toBe(400);
    expect(await (await ask({ checkInDate: '2026-02-30' })).json()).toMatchObject({
      type: 'invalid-request',
      errors: [{ path: 'checkInDate' }, { path: 'checkOutDate' }],
    });
    expect((await ask(stay(12, 14), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask(stay(12, 14), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask({ ...stay(12, 14), more: 'x'.repeat(110_000) })).status).toBe(413);
  });
});
