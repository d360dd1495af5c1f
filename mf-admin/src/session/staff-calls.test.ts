import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAddOnServices } from '@getaway/contracts/http/catalogue';
import { readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { signIn, signOut } from './session.ts';
import { staffCalls } from './staff-calls.ts';

const credentials = { username: 'admin', password: 'a long password' };
const figures = { totalBookings: 1, totalRevenue: '250.00', yearlyBookings: 1, recentBookings: [] };

/** A server that knows one session, and what it was asked. */
function serve() {
  const asked: string[] = [];
  const server = { asked, hasSession: false };
  const answer = (path: string): Response => {
    switch (path) {
      case '/api/admin/login':
        server.hasSession = true;
        return Response.json({ id: '1', username: 'admin' });
      case '/api/admin/logout':
        server.hasSession = false;
        return new Response(null, { status: 204 });
      case '/api/addon-services':
        return Response.json([]);
      default:
        if (!server.hasSession) return new Response(null, { status: 401 });
        return Response.json(path === '/api/admin/user' ? { id: '1', username: 'admin' } : figures);
    }
  };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answer(path));
  });
  return server;
}

describe('a call of the back office', () => {
  let server: ReturnType<typeof serve>;
  beforeEach(async () => {
    server = serve();
    await signIn(credentials);
    server.asked.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that meets an ended session waits for the sign-in and is made once more', async () => {
    server.hasSession = false;
    const answer = staffCalls.call(readAnalytics);
    await vi.waitFor(() => expect(server.asked).toHaveLength(2));
    await signIn(credentials);
    await expect(answer).resolves.toEqual(figures);
    expect(server.asked.filter((path) => path === '/api/admin/analytics')).toHaveLength(2);
  });

  it('is refused when its person leaves instead', async () => {
    server.hasSession = false;
    const answer = staffCalls.call(readAnalytics);
    await vi.waitFor(() => expect(server.asked).toHaveLength(2));
    await signOut();
    await expect(answer).rejects.toMatchObject({ status: 401 });
  });

  it('that tells staff more than guests renews an old token first, and not each time', async () => {
    vi.useFakeTimers({ now: Date.now() + 20 * 60_000, toFake: ['Date'] });
    await staffCalls.call(listAddOnServices);
    await staffCalls.call(listAddOnServices);
    expect(server.asked).toEqual(['/api/admin/user', '/api/addon-services', '/api/addon-services']);
  });
});
