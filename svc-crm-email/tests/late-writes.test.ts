import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const writeTimeoutMs = 2_000;

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ WRITE_TIMEOUT_MS: String(writeTimeoutMs) });
});
afterAll(() => service.stop());

const email = 'maya@example.com';
const writes = [
  ['/api/contact', 'contact_messages', { name: 'Maya Okafor', email, message: 'Is the hot tub warm?' }],
  ['/api/newsletter/subscribe', 'newsletter_subscribers', { firstName: 'Maya', lastName: 'Okafor', email }],
] as const;

test.each(writes)('%s that is answered 503 stores and emails nothing', async (path, table, body) => {
  const send = () =>
    fetch(service.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const stored = async () => {
    const { rows } = await service.database.query<{ rows: number; emails: number }>(
      `SELECT (SELECT count(*)::int FROM ${table}) AS rows,
              (SELECT count(*)::int FROM email_sends WHERE to_address = '${email}') AS emails`,
    );
    return rows[0];
  };
  await service.database.query('TRUNCATE email_sends CASCADE');
  const lock = await service.database.connect();
  await lock.query('BEGIN; LOCK TABLE guests IN ACCESS EXCLUSIVE MODE');
  const sending = send();
  await sleep(writeTimeoutMs + 1_500);
  await lock.query('ROLLBACK');
  lock.release();
  const late = await sending;
  expect(late.status).toBe(503);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stored()).toEqual({ rows: 0, emails: 0 });
  expect((await send()).ok).toBe(true);
  await eventually(async () => expect(await stored()).toEqual({ rows: 1, emails: 1 }));
});
