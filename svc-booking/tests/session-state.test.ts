import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type House } from './house.ts';
import { staffOf } from './staff.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ webhooks: false });
});
afterAll(() => house.stop());

const stateOf = async (sessionId: string, token = 'a token for tests that is long') => {
  const answer = await fetch(`${house.internalAddress}/internal/session?sessionId=${sessionId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [answer.status, ((await answer.json()) as { isAlive?: boolean }).isAlive];
};

it('other services learn at once that a session has ended, and nobody else learns anything', async () => {
  const staff = await staffOf(house);
  const { rows } = await house.database.query<{ id: string }>('SELECT id FROM staff_sessions');
  const id = rows[0]?.id ?? '';
  expect(await stateOf(id)).toEqual([200, true]);
  expect(await stateOf(id, 'another token that is long as well')).toEqual([401, undefined]);
  expect(await stateOf('no-such-session')).toEqual([200, false]);
  await staff.post('/api/admin/logout');
  expect(await stateOf(id)).toEqual([200, false]);
});
