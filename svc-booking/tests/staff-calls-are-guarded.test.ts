import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type House } from './house.ts';
import { staffOf } from './staff.ts';

const calls = [
  ['GET', '/api/admin/promo-codes'],
  ['POST', '/api/admin/promo-codes'],
  ['PUT', '/api/admin/promo-codes/some-id'],
  ['DELETE', '/api/admin/promo-codes/some-id'],
  ['PUT', '/api/admin/pricing/some-id'],
  ['POST', '/api/admin/seed-pricing'],
  ['GET', '/api/admin/tax-settings'],
  ['PUT', '/api/admin/tax-settings/some-id'],
  ['GET', '/api/admin/blocked-dates'],
  ['POST', '/api/admin/blocked-dates'],
  ['DELETE', '/api/admin/blocked-dates/some-id'],
  ['POST', '/api/admin/addon-services'],
  ['PUT', '/api/admin/addon-services/some-id'],
  ['DELETE', '/api/admin/addon-services/some-id'],
  ['POST', '/api/admin/packages'],
  ['PUT', '/api/admin/packages/some-id'],
  ['DELETE', '/api/admin/packages/some-id'],
  ['PUT', '/api/admin/password'],
] as const;

describe('what staff set', () => {
  let house: House;
  let cookie: string;
  beforeAll(async () => {
    house = await openHouse({ webhooks: false });
    cookie = `session=${(await staffOf(house)).cookies.get('session') ?? ''}`;
  });
  afterAll(() => house.stop());

  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const response = await fetch(house.address + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    return { status: response.status, body: await response.json() };
  };

  it.each(calls)('%s %s is closed to who is not signed in', async (method, path) => {
    expect(await send(method, path, { origin: 'http://localhost:8080' })).toMatchObject({
      status: 401,
      body: { type: 'unauthenticated' },
    });
  });

  it.each(calls.filter(([method]) => method !== 'GET'))(
    '%s %s is not done for another site, even with the session',
    async (method, path) => {
      for (const headers of [{ cookie, origin: 'https://evil.example' }, { cookie }]) {
        expect(await send(method, path, headers)).toMatchObject({ status: 403, body: { type: 'forbidden' } });
      }
    },
  );
});
