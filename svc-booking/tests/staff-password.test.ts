import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

const path = '/api/admin/password';
const newPassword = 'correct horse battery';
const guessesAtOnce = 200;

describe('a changed password', () => {
  let service: TestService;
  let stored: string | undefined;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false, slowPassword: true });
    const { rows } = await service.database.query<{ password: string }>('SELECT password FROM users');
    stored = rows[0]?.password;
  });
  afterAll(() => service.stop());
  afterEach(async () => {
    await service.database.query('UPDATE users SET password = $1, password_changed_at = NULL', [stored]);
    await service.database.query('TRUNCATE staff_sessions, rate_limits, outbox_events');
  });

  const signIn = (password: string) =>
    service.browser().post('/api/admin/login', { username: 'admin', password });

  it('is the only one that works from then on, and ends every session, including the one that changed it', async () => {
    const [staff, phone, desk] = [await staffOf(service), await staffOf(service), await staffOf(service)];
    const copied = `session=${staff.cookies.get('session') ?? ''}`;
    expect(await staff.put(path, { currentPassword: adminPassword, newPassword })).toMatchObject({
      status: 204,
      body: undefined,
    });
    for (const other of [phone, desk]) {
      expect((await other.get('/api/admin/bookings')).status).toBe(401);
      expect((await other.get('/api/admin/user')).status).toBe(401);
    }
    for (const address of ['/api/admin/bookings', '/api/admin/user']) {
      expect((await staff.get(address)).status).toBe(200);
      expect((await fetch(service.address + address, { headers: { cookie: copied } })).status).toBe(401);
    }
    const revoked = await service.database.query(
      `SELECT s.id FROM staff_sessions s JOIN outbox_events e ON e.data ->> 'sessionId' = s.id
       WHERE e.type = 'session.revoked' AND s.revoked_at IS NOT NULL`,
    );
    expect(revoked.rowCount).toBe(3);
    const { rows } = await service.database.query<{ password: string; changed: boolean }>(
      'SELECT password, password_changed_at IS NOT NULL AS changed FROM users',
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.changed).toBe(true);
    expect((await signIn(adminPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('needs at least 12 characters and the current password', async () => {
    const staff = await staffOf(service);
    expect(
      await staff.put(path, { currentPassword: adminPassword, newPassword: 'eleven char' }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: 'newPassword' }] } });
    expect(await staff.put(path, { newPassword })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword' }] },
    });
    expect(await staff.put(path, { currentPassword: 'not it', newPassword })).toMatchObject({
      status: 422,
      body: { type: 'wrong-password', errors: [{ path: 'currentPassword' }] },
    });
    expect((await signIn(adminPassword)).status).toBe(200);
  });

  it('is refused when an attacker would try it first', async () => {
    const staff = await staffOf(service);
    for (const guessable of ['password1234', 'admin-admin-admin', 'lanternhollow', 'qwertyuiop12'])
      expect(await staff.put(path, { currentPassword: adminPassword, newPassword: guessable })).toMatchObject(
        {
          status: 400,
          body: { errors: [{ path: 'newPassword' }] },
        },
      );
    expect((await signIn(adminPassword)).status).toBe(200);
  });

  it('is taken exactly as typed up to its 200th character', async () => {
    const staff = await staffOf(service);
    const typed = ` Zwölf Äpfel, ﬁ & "日本"\t${'tinder lamp '.repeat(20)}`.slice(0, 199) + 'é';
    const change = (password: string) =>
      staff.put(path, { currentPassword: adminPassword, newPassword: password });
    expect((await change(`${typed}x`)).status).toBe(400);
    expect((await change(typed)).status).toBe(204);
    const spellings = [typed.trim(), typed.toLowerCase(), typed.normalize('NFD'), typed.slice(0, 72)];
    spellings.push(typed.slice(0, -1), `${typed}x`, typed.replaceAll('\t', ' '), `${typed}\u0000`);
    for (const spelling of spellings) {
      await service.database.query('DELETE FROM rate_limits');
      expect([spelling, (await signIn(spelling)).status]).toEqual([spelling, expect.toBeOneOf([400, 401])]);
    }
    expect((await signIn(typed)).status).toBe(200);
  });

  it('allows five guesses at the current one in a session, however many come at once', async () => {
    const [staff, other] = [await staffOf(service), await staffOf(service)];
    const guesses = await Promise.all(
      Array.from({ length: guessesAtOnce }, () =>
        staff.put(path, { currentPassword: 'a guess', newPassword }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    const slowed = await staff.put(path, { currentPassword: adminPassword, newPassword });
    expect(slowed).toMatchObject({ status: 429, body: { type: 'too-many-requests' } });
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.put(path, { currentPassword: adminPassword, newPassword })).status).toBe(204);
  });

  it('is set by only one of several concurrent changes', async () => {
    const [one, two] = [await staffOf(service), await staffOf(service)];
    const answers = await Promise.all(
      [one, two].map((staff, index) =>
        staff.put(path, { currentPassword: adminPassword, newPassword: `${newPassword} ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await signIn(adminPassword)).status).toBe(401);
  });

  it('ends sessions that were opened with the old one in the meantime', async () => {
    const staff = await staffOf(service);
    const browsers = Array.from({ length: 8 }, () => service.browser());
    await Promise.all([
      ...browsers.map((each) =>
        each.post('/api/admin/login', { username: 'admin', password: adminPassword }),
      ),
      staff.put(path, { currentPassword: adminPassword, newPassword }),
    ]);
    const { rows } = await service.database.query(
      'SELECT count(*)::int AS alive FROM staff_sessions WHERE revoked_at IS NULL',
    );
    expect(rows).toEqual([{ alive: 1 }]);
  });
});
