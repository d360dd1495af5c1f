import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, startTestService, type TestService } from './test-service.ts';

describe('staff sessions', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signedIn = async () => {
    const staff = service.browser();
    const answer = await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    expect(answer).toMatchObject({ status: 200, body: { username: 'admin' } });
    return { staff, cookie: answer.headers.getSetCookie()[0] ?? '' };
  };

  it('open with the first admin’s password and a cookie that scripts cannot read', async () => {
    const { staff, cookie } = await signedIn();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect((await staff.get('/api/admin/user')).body).toMatchObject({ username: 'admin' });
    expect((await staff.get('/api/admin/bookings')).status).toBe(200);
  });

  it.each(['/api/admin/bookings', '/api/admin/analytics', '/api/admin/promo-codes', '/api/admin/user'])(
    'are required at %s',
    async (path) => {
      expect(await service.browser().get(path)).toMatchObject({
        status: 401,
        body: { type: 'unauthenticated' },
      });
    },
  );

  it('are not required for the nightly prices', async () => {
    const answer = await service.browser().get<{ name: string; price: string }[]>('/api/admin/pricing');
    expect(answer.body.map(({ name, price }) => [name, price])).toEqual([
      ['weekday', '200.00'],
      ['friday_sunday', '250.00'],
      ['saturday', '300.00'],
      ['holiday_surcharge', '50.00'],
      ['valentine_surcharge', '200.00'],
      ['valentine_adjacent_surcharge', '100.00'],
    ]);
  });

  it('end for good when staff sign out, also for a copied cookie', async () => {
    const { staff } = await signedIn();
    const kept = staff.cookies.get('session') ?? '';
    expect((await staff.post('/api/admin/logout')).status).toBe(204);
    for (const path of ['/api/admin/bookings', '/api/admin/user']) {
      const response = await fetch(service.address + path, { headers: { cookie: `session=${kept}` } });
      expect(response.status).toBe(401);
    }
  });

  it('end with a new sign-in in the same browser', async () => {
    const { staff } = await signedIn();
    const before = `session=${staff.cookies.get('session') ?? ''}`;
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    expect((await staff.get('/api/admin/user')).status).toBe(200);
    for (const path of ['/api/admin/bookings', '/api/admin/user'])
      expect((await fetch(service.address + path, { headers: { cookie: before } })).status).toBe(401);
  });

  it('last twelve hours, however often they are renewed', async () => {
    const { staff } = await signedIn();
    const { rows } = await service.database.query<{ hours: number }>(
      'SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM staff_sessions WHERE revoked_at IS NULL',
    );
    expect(Math.max(...rows.map(({ hours }) => Number(hours)))).toBeCloseTo(12, 1);
    expect((await staff.get('/api/admin/user')).status).toBe(200);
    await service.database.query('UPDATE staff_sessions SET expires_at = now()');
    expect((await staff.get('/api/admin/user')).status).toBe(401);
  });

  it('reject a token that was never issued', async () => {
    const { staff } = await signedIn();
    const [header = '', payload = '', signature = ''] = (staff.cookies.get('session') ?? '').split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), sub: 'me' }),
    ).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    // The token of a known browser is signed with the same key, for another audience.
    const device = staff.cookies.get('device') ?? '';
    expect(device).not.toBe('');
    for (const token of [`${header}.${forged}.${signature}`, `${none}.${payload}.`, device]) {
      const response = await fetch(`${service.address}/api/admin/bookings`, {
        headers: { cookie: `session=${token}` },
      });
      expect(response.status).toBe(401);
    }
  });

  it('refuse writes from other sites', async () => {
    const { staff } = await signedIn();
    const cookie = `session=${staff.cookies.get('session') ?? ''}`;
    for (const headers of [{ cookie, origin: 'https://evil.example' }, { cookie }]) {
      const response = await fetch(`${service.address}/api/admin/logout`, { method: 'POST', headers });
      expect(response.status).toBe(403);
    }
    expect((await staff.get('/api/admin/user')).status).toBe(200);
  });

  it('check five of twelve concurrent guesses, and every right password', async () => {
    const send = (username: string, password: string) =>
      service.browser().post('/api/admin/login', { username, password });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => send('somebody', 'wrong')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const right = await Promise.all(Array.from({ length: 8 }, () => send('admin', adminPassword)));
    expect(right.map(({ status }) => status)).toEqual(right.map(() => 200));
  });

  it('answer wrong usernames and wrong passwords alike, and slow down repeated guesses', async () => {
    const guess = (username: string) =>
      service.browser().post('/api/admin/login', { username, password: 'wrong' });
    expect(await guess('nobody')).toMatchObject({ status: 401, body: { type: 'wrong-credentials' } });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess('admin')).status).toBe(401);
    const slowed = await guess('admin');
    expect(slowed).toMatchObject({ status: 429, body: { type: 'too-many-requests' } });
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
