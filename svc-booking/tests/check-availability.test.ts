import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

/** The origin of the pages in tests. */
const site = 'http://localhost:8080';

describe('check-availability', () => {
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

  it.each([
    ['taken', stay(11, 14), false],
    ['free', stay(12, 14), true],
    ['past', stay(-3, 2), false],
  ])('answers whether %s nights are available', async (_what, body, available) => {
    expect(await (await ask(body)).json()).toEqual({ available });
    expect(await (await ask(body, { cookie: 'theme=dark', origin: site })).json()).toEqual({ available });
  });

  it('sends the same security headers with an answer and a refusal, and no ETag', async () => {
    const ofContent = new Set(['content-length', 'content-type', 'date', 'x-request-id']);
    const headersOf = async (body: unknown) =>
      Object.fromEntries([...(await ask(body)).headers].filter(([name]) => !ofContent.has(name)));
    const headers = await headersOf(stay(12, 14));
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('etag');
    expect(await headersOf(stay(-3, 2))).toEqual(headers);
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
