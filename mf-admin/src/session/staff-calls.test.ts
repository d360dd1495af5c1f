import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAddOnServices } from '@getaway/contracts/http/catalogue';
import { readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { signIn, signOut, type Session } from './session.ts';
import { staffCalls } from './staff-calls.ts';

const credentials = { username: 'admin', password: 'a long password' };
const figures = { totalBookings: 1, totalRevenue: '250.00', yearlyBookings: 1, recentBookings: [] };

type Server = ReturnType<typeof serve>;

/** A server that knows one session, and what it was asked. */
function serve() {
  const asked: string[] = [];
  /** Paths whose responses are held back until the function kept for them is called. */
  const held = new Map<string, (() => void) | undefined>();
  const server = { asked, held, hasSession: false };
  const answer = (path: string): Response => {
    switch (path) {
      case '/api/admin/login':
        server.hasSession = true;
        // Nothing that a client could read.
        return new Response('Welcome');
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
    const response = answer(path);
    if (!held.has(path) || held.get(path)) return Promise.resolve(response);
    return new Promise((resolve) => held.set(path, () => resolve(response)));
  });
  return server;
}

/** Holds back the next response to a path; resolves to its release when the path has been asked for. */
function holdNext({ held }: Server, path: string): Promise<() => void> {
  held.set(path, undefined);
  return vi.waitFor(() => {
    const release = held.get(path);
    if (!release) throw new Error(`${path} has not been asked for`);
    return release;
  });
}

const sessionStatus = async () =>
  (await mutate<Session>(['/api/admin/user'], (session) => session, { revalidate: false }))?.status;

describe('a sign-in', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ignores the response body and requests the user once', async () => {
    const { asked } = serve();
    await signIn(credentials);
    expect(asked).toEqual(['/api/admin/login', '/api/admin/user']);
    expect(await sessionStatus()).toBe('signed-in');
  });
});

describe('a call of the back office', () => {
  let server: Server;
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

  it('whose refusal comes after the sign-in is made once more and asks nobody to sign in again', async () => {
    server.hasSession = false;
    const held = holdNext(server, '/api/admin/user');
    const answer = staffCalls.call(readAnalytics);
    const release = await held;
    await signIn(credentials);
    release();
    await expect(answer).resolves.toEqual(figures);
    expect(await sessionStatus()).toBe('signed-in');
  });

  it('that is refused while a sign-in is under way leaves its person signed in', async () => {
    server.hasSession = false;
    const held = holdNext(server, '/api/admin/user');
    const early = staffCalls.call(readAnalytics);
    const release = await held;
    const heldAgain = holdNext(server, '/api/admin/user');
    const signedIn = signIn(credentials);
    const finish = await heldAgain;
    release();
    await vi.waitFor(async () => expect(await sessionStatus()).toBe('interrupted'));
    finish();
    await signedIn;
    await expect(early).resolves.toEqual(figures);
    expect(await sessionStatus()).toBe('signed-in');
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
