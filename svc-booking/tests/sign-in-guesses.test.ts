import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signInLinkPath } from '@getaway/contracts/http/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { adminPassword, startTestService, type TestService } from './test-service.ts';
import { quickHash } from './quick-password.ts';
import { untilServed } from './until-served.ts';

const login = '/api/admin/login';
const hex = (place: number): string => place.toString(16).padStart(2, '0');
/** Parallel guesses from one network, and from different networks. */
const [many, networks] = [200, 256];
/** Wrong passwords for one account in 15 minutes, from all networks together. */
const perAccount = 25;

describe('password guesses', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.database.query('DELETE FROM rate_limits');
  });

  const signIn = (browser: Browser, from: string, password: string, username = 'admin') =>
    browser.post(login, { username, password }, { 'x-forwarded-for': from });
  const guessAtOnce = async (count: number, addressOf: (n: number) => string, username = 'admin') => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        untilServed(() => signIn(service.browser(), addressOf(n), `guess ${n}`, username)),
      ),
    );
    const looked = answers.filter(({ status }) => status === 401).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(count - looked);
    return looked;
  };

  it.each([
    [`${many} from one IPv4 address`, many, () => '203.0.113.9', 5],
    [`${many} from the addresses of one /64`, many, (n: number) => `2001:db8:1:2::${hex(n)}`, 5],
    [`${many} from the /64s of one /56`, many, (n: number) => `2001:db8:1:20${hex(n)}::1`, 10],
    [`${networks} from the /56s of one /48`, networks, (n: number) => `2001:db8:1:${hex(n)}00::1`, 20],
    [`${networks} from /48s of their own`, networks, (n: number) => `2001:db8:${hex(n)}::1`, perAccount],
  ])('are checked only up to the limit when %s come at once', async (_title, count, addressOf, allowed) => {
    expect(await guessAtOnce(count, addressOf)).toBe(allowed);
  });

  it('are limited in the same way for an unknown username', async () => {
    expect(await guessAtOnce(many, (n) => `2001:db8:${hex(n)}::1`, 'nobody')).toBe(perAccount);
  });

  it('do not lock out a browser that has signed in before', async () => {
    const desk = service.browser();
    const first = await signIn(desk, '203.0.113.9', adminPassword);
    expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))).toMatch(
      /HttpOnly; SameSite=Strict/,
    );
    await desk.post('/api/admin/logout');
    await guessAtOnce(60, (n) => `2001:db8:${hex(n)}::1`);
    expect((await signIn(service.browser(), '198.51.100.1', adminPassword)).status).toBe(429);
    expect((await signIn(desk, '203.0.113.9', adminPassword)).status).toBe(200);
  });

  const tokens = async () => {
    const { rows } = await service.database.query<{ token: string | null }>(
      `SELECT data->>'signInToken' AS token FROM outbox_events WHERE type = 'session.guesses_reached'`,
    );
    return rows.map(({ token }) => token ?? '');
  };
  const linkOf = (token: string) => `${signInLinkPath}?${new URLSearchParams({ token }).toString()}`;
  const openLink = (browser: Browser, token: string) => browser.get<string>(linkOf(token));
  /** Presses the button on the link's page. */
  const useLink = (browser: Browser, token: string) => browser.post<string>(linkOf(token));
  const newLink = async () => {
    await service.database.query('TRUNCATE outbox_events');
    await guessAtOnce(60, (n) => `2001:db8:${hex(n)}::1`);
    const [token = '', ...others] = await tokens();
    expect(others).toEqual([]);
    return token;
  };
  const wrongFrom = async (browser: Browser, count: number) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => signIn(browser, `2001:db8:${hex(n)}::2`, 'wrong')),
    );
    return answers.filter(({ status }) => status === 401).length;
  };

  it('lead to one email with a link that lets the owner sign in from a new browser, with the password', async () => {
    const token = await newLink();
    const browser = service.browser();
    expect((await signIn(browser, '198.51.100.1', adminPassword)).status).toBe(429);
    const opened = await openLink(browser, token);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(opened.body).toContain('<form method="post">');
    // The house's own page: its name, and the colors of its site.
    expect(opened.body).toContain('<header><a href="/">Lantern Hollow</a></header>');
    expect(opened.body).toContain('--night-900:#0b1020');
    const used = await useLink(browser, token);
    expect([used.status, used.headers.get('location')]).toEqual([303, '/admin-login?device=ready']);
    expect((await browser.get('/api/admin/user')).status).toBe(401);
    expect((await signIn(browser, '198.51.100.1', 'not the password')).status).toBe(401);
    expect((await signIn(browser, '198.51.100.1', adminPassword)).status).toBe(200);
    expect(await tokens()).toHaveLength(1);
  });

  it('lead to a link that works in one browser only, which has its own guesses', async () => {
    const token = await newLink();
    const browser = service.browser();
    await useLink(browser, token);
    for (const again of [openLink, useLink]) {
      const other = service.browser();
      const ended = await again(other, token);
      expect(ended.status).toBe(404);
      expect(ended.body).toContain('This link no longer works');
      expect(ended.body).not.toContain('<form');
      expect(other.cookies.get('device')).toBeUndefined();
      expect(await wrongFrom(other, 30)).toBe(0);
    }
    // In the same browser it leads to the sign-in page again.
    expect((await openLink(browser, token)).status).toBe(200);
    expect((await useLink(browser, token)).status).toBe(303);
    expect(await wrongFrom(browser, 30)).toBe(10);
    await service.database.query(`DELETE FROM rate_limits WHERE subject LIKE '%everywhere'`);
    await service.database.query(`DELETE FROM rate_limits WHERE purpose = 'report password'`);
    const second = service.browser();
    await useLink(second, await newLink());
    expect(await wrongFrom(second, 30)).toBe(10);
    expect((await signIn(browser, '198.51.100.1', adminPassword)).status).toBe(429);
  });

  it('lead to a link that only one of many browsers can use, and that programs can read without using it', async () => {
    const token = await newLink();
    const readers = await Promise.all(
      ['GET', 'HEAD', 'GET'].map((method) => fetch(service.address + linkOf(token), { method })),
    );
    for (const { status, headers } of readers) {
      expect([status, headers.getSetCookie()]).toEqual([200, []]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    const elsewhere = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
    expect((await fetch(service.address + linkOf(token), elsewhere)).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 40 }, () => useLink(service.browser(), token)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(39);
  });

  it('lead to a link for six hours, which makes a browser known for a day until its first sign-in', async () => {
    const token = await newLink();
    const [, claims = ''] = token.split('.');
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number>;
    expect((exp ?? 0) - (iat ?? 0)).toBe(6 * 60 * 60);
    const browser = service.browser();
    const lifetimes = async (answering: Promise<{ headers: Headers }>) =>
      (await answering).headers
        .getSetCookie()
        .filter((cookie) => cookie.startsWith('device='))
        .map((cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]));
    const day = 24 * 60 * 60;
    expect(await lifetimes(useLink(browser, token))).toEqual([day]);
    const [, known = ''] = (browser.cookies.get('device') ?? '').split('.');
    const device = JSON.parse(Buffer.from(known, 'base64url').toString()) as Record<string, number>;
    expect((device['exp'] ?? 0) - (device['iat'] ?? 0)).toBe(day);
    expect(await lifetimes(signIn(browser, '198.51.100.1', adminPassword))).toEqual([180 * day]);
    // A known browser stays known for as long as before.
    expect(await lifetimes(useLink(browser, token))).toEqual([]);
  });

  it('lead to a link that is refused when it is forged, of another kind, or for an unknown username', async () => {
    await service.database.query('TRUNCATE outbox_events');
    await guessAtOnce(60, (n) => `2001:db8:${hex(n)}::1`, 'nobody');
    expect(await tokens()).toEqual([]);
    const desk = service.browser();
    await signIn(desk, '203.0.113.9', adminPassword);
    for (const name of ['device', 'session'])
      for (const take of [openLink, useLink])
        expect(await take(service.browser(), desk.cookies.get(name) ?? '')).toMatchObject({ status: 404 });
    const stranger = service.browser();
    for (const take of [openLink, useLink]) expect((await take(stranger, 'x.y.z')).status).toBe(404);
    expect(stranger.cookies.get('device')).toBeUndefined();
  });

  it('are deleted by the allow-sign-in command', async () => {
    await guessAtOnce(60, (n) => `2001:db8:${hex(n)}::1`);
    expect((await signIn(service.browser(), '198.51.100.1', adminPassword)).status).toBe(429);
    await promisify(execFile)(process.execPath, ['src/allow-sign-in.ts'], {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, DATABASE_URL: service.databaseUrl },
    });
    expect((await signIn(service.browser(), '198.51.100.1', adminPassword)).status).toBe(200);
  });

  it('are limited in a known browser as well', async () => {
    const desk = service.browser();
    await signIn(desk, '203.0.113.9', adminPassword);
    const device = `device=${desk.cookies.get('device') ?? ''}`;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        service
          .browser()
          .post(
            login,
            { username: 'admin', password: 'wrong' },
            { cookie: device, 'x-forwarded-for': `2001:db8:${hex(n)}::1`, origin: 'http://localhost:8080' },
          ),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('with a session’s token or an outdated device token count as a stranger’s', async () => {
    const desk = service.browser();
    await signIn(desk, '203.0.113.9', adminPassword);
    const [device, session] = ['device', 'session'].map((name) => desk.cookies.get(name) ?? '');
    const newPassword = 'correct horse battery';
    await desk.put('/api/admin/password', { currentPassword: adminPassword, newPassword });
    await guessAtOnce(60, (n) => `2001:db8:${hex(n)}::1`);
    for (const token of [device, session]) {
      const headers = { cookie: `device=${token ?? ''}`, 'x-forwarded-for': '198.51.100.1' };
      const answer = await service
        .browser()
        .post(login, { username: 'admin', password: newPassword }, headers);
      expect(answer.status).toBe(429);
    }
    expect((await signIn(desk, '203.0.113.9', newPassword)).status).toBe(200);
    await service.database.query('UPDATE users SET password = $1', [quickHash(adminPassword)]);
  });

  it('cannot lead to a sign-in, even with the right password, while attempts cannot be counted', async () => {
    const sessions = async () =>
      (await service.database.query<{ id: string }>('SELECT id FROM staff_sessions')).rows;
    const before = await sessions();
    await service.database.query('ALTER TABLE rate_limits RENAME TO rate_limits_away');
    try {
      for (const password of [adminPassword, 'a guess']) {
        const answer = await signIn(service.browser(), '203.0.113.9', password);
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([500, []]);
        expect(JSON.stringify(answer.body)).not.toMatch(
          /rate_limits|relation|SELECT|INSERT|node_modules|\.ts/i,
        );
      }
    } finally {
      await service.database.query('ALTER TABLE rate_limits_away RENAME TO rate_limits');
    }
    expect(await sessions()).toEqual(before);
  });

  it('are uncounted when the password was right, however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(service.browser(), '203.0.113.9', adminPassword)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
