import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { adminPassword, startTestService, type TestService } from './test-service.ts';

describe('a site that is served over HTTPS', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false, environment: { COOKIE_SECURE: 'true' } });
  });
  afterAll(() => service.stop());

  it('sets cookies that no other host can set, no script can read and no plain connection carries', async () => {
    const guest = service.browser();
    const held = await guest.post('/api/create-booking-payment-intent', intentFor(inDays(10), inDays(12)));
    const signedIn = await service
      .browser()
      .post('/api/admin/login', { username: 'admin', password: adminPassword });
    const cookies = [held, signedIn].flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-hold',
      '__Host-session',
      '__Host-device',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Strict/);
      expect(cookie).toMatch(/; Path=\/;/);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
    const nights = { checkInDate: inDays(10), checkOutDate: inDays(12) };
    expect((await guest.post('/api/check-availability', nights)).body).toEqual({ available: true });
    expect((await service.browser().post('/api/check-availability', nights)).body).toEqual({
      available: false,
    });
  });

  it('ignores cookies set over plain HTTP', async () => {
    const staff = service.browser();
    await staff.post('/api/admin/login', { username: 'admin', password: adminPassword });
    const token = staff.cookies.get('__Host-session') ?? '';
    const response = await fetch(`${service.address}/api/admin/bookings`, {
      headers: { cookie: `session=${token}` },
    });
    expect(response.status).toBe(401);
  });
});
