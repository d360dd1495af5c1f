import { createHmac } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';

describe('the edges of the API', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  it('serve operators’ and other services’ calls on a port that the edge does not know', async () => {
    const headers = { authorization: 'Bearer a token for tests that is long' };
    const status = async (origin: string, inner: string) => (await fetch(origin + inner, { headers })).status;
    const inside = [
      '/metrics',
      '/openapi.json',
      '/.well-known/jwks.json',
      '/internal/snapshots/bookings',
      '/internal/snapshots/blocked-nights',
    ];
    for (const inner of inside) {
      expect(await status(service.address, inner), inner).toBe(404);
      expect(await status(service.internalAddress, inner), inner).toBe(200);
    }
  });

  it('have a valid description', async () => {
    const answer = await fetch(`${service.internalAddress}/openapi.json`);
    const description = (await answer.json()) as Record<string, unknown>;
    expect(await new Validator().validate(description)).toMatchObject({ valid: true });
  });

  it('answer unknown paths with a problem that carries the request id', async () => {
    const response = await fetch(`${service.address}/api/nothing`, {
      headers: { 'x-request-id': 'req-12345678' },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({
      type: 'not-found',
      status: 404,
      requestId: 'req-12345678',
    });
  });

  it('refuse bodies that are not JSON, malformed or too large', async () => {
    const post = (body: string, type: string) =>
      fetch(`${service.address}/api/quote`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{', 'application/json')).status).toBe(400);
    expect((await post(JSON.stringify({ promoCode: 'x'.repeat(110_000) }), 'application/json')).status).toBe(
      413,
    );
  });

  it('accept a webhook only with the provider’s fresh signature over the exact bytes', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.created',
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    });
    const send = (body: string, at: number, secret = 'whsec_house') =>
      fetch(`${service.address}/api/stripe/webhook`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`,
        },
      });
    const now = Math.floor(Date.now() / 1_000);
    expect((await send(payload, now, 'whsec_other')).status).toBe(400);
    expect((await send(payload, now - 3_600)).status).toBe(400);
    expect((await send(`${payload} `, now)).status).toBe(400);
    expect((await send(payload, now)).status).toBe(200);
    expect((await send(payload, now)).status).toBe(200);
    expect((await service.database.query('SELECT id FROM card_events')).rows).toEqual([{ id: 'evt_1' }]);
  });

  it('list six services and two packages with their contents', async () => {
    const guest = service.browser();
    const services = await guest.get<{ id: string; name: string }[]>('/api/addon-services');
    const packages = await guest.get<{ id: string; serviceIds: string[] }[]>('/api/packages');
    expect(services.body).toHaveLength(6);
    expect(services.body.map(({ name }) => name)).toContain('Romance Package');
    expect(packages.body).toHaveLength(2);
    const [first] = packages.body;
    const one = await guest.get<{ services: { id: string }[] }>(`/api/packages/${first?.id}`);
    expect(one.body.services.map(({ id }) => id).sort()).toEqual([...(first?.serviceIds ?? [])].sort());
    expect((await guest.get('/api/packages/none')).status).toBe(404);
  });

  it('refuse to charge a service twice', async () => {
    const guest = service.browser();
    const [bundle] = (await guest.get<{ id: string; serviceIds: string[] }[]>('/api/packages')).body;
    const answer = await guest.post('/api/quote', {
      checkInDate: '2027-03-01',
      checkOutDate: '2027-03-02',
      addOnIds: bundle?.serviceIds.slice(0, 1),
      packageIds: [bundle?.id],
    });
    expect(answer).toMatchObject({ status: 422, body: { type: 'included-in-package' } });
  });
});
