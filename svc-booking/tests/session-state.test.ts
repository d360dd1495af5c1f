import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
});
afterAll(() => service.stop());

const stateOf = async (sessionId: string, token = 'a token for tests that is long') => {
  const answer = await fetch(`${service.internalAddress}/internal/session?sessionId=${sessionId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [answer.status, ((await answer.json()) as { isAlive?: boolean }).isAlive];
};

it('other services learn at once that a session has ended, and guests cannot ask', async () => {
  const staff = await staffOf(service);
  const { rows } = await service.database.query<{ id: string }>('SELECT id FROM staff_sessions');
  const id = rows[0]?.id ?? '';
  expect(await stateOf(id)).toEqual([200, true]);
  expect(await stateOf(id, 'another token that is long as well')).toEqual([401, undefined]);
  expect(await stateOf('no-such-session')).toEqual([200, false]);
  await staff.post('/api/admin/logout');
  expect(await stateOf(id)).toEqual([200, false]);
});
