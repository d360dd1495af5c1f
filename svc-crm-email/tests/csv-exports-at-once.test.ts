import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemSchema } from '@getaway/contracts/problems';
import * as v from 'valibot';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

/** More than the sockets between a service and a reader who never reads can buffer. */
const rows = 20_000;

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ DATABASE_PATIENCE_MS: '10000' });
  await service.database.query(
    `INSERT INTO guests (id, first_name, last_name, email)
     VALUES ('reader', 'Ada', 'Moss', 'ada@at-once.example.com')`,
  );
  await service.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, guest_id, status, subject, html, text, send_at, error_message)
     SELECT 'log-' || n, CASE WHEN n <= 600 THEN 'sequence-step' ELSE 'newsletter-code' END, 'log-' || n,
       'ada@at-once.example.com', 'reader', CASE WHEN n <= 600 THEN 'cancelled' ELSE 'failed' END,
       CASE WHEN n <= 600 THEN 'Hello {{ guest.first_name }}' ELSE 'Hello' END, '', '', '2027-03-01T17:00:00Z',
       repeat('No such mailbox. ', 60)
     FROM generate_series(1, ${rows}) AS n`,
  );
});
afterAll(() => service.stop());

const steps = '/api/admin/email-sends/export?status=cancelled';
const list = '/api/crm/guests?limit=1';

test('12 exports of the email log at once are all complete', async () => {
  const files = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const answer = await service.asStaff(steps);
      return { status: answer.status, records: (await answer.text()).trimEnd().split('\r\n').length };
    }),
  );
  expect(files).toEqual(files.map(() => ({ status: 200, records: 1 + 600 })));
});

test('200 downloads at once leave connections for other work, and one without a turn says when to try again', async () => {
  const paths = [steps, '/api/crm/guests/export?format=csv', '/api/admin/inbox/threads/export'];
  const downloads = Array.from({ length: 200 }, async (_, index) => {
    const answer = await service.asStaff(paths[index % paths.length] ?? steps);
    return { answer, text: await answer.text() };
  });
  const slowest = await slowestOf(20, list);
  const settled = await Promise.all(downloads);
  expect(slowest).toBeLessThan(5_000);
  const refused = settled.filter(({ answer }) => answer.status !== 200);
  expect(refused.length).toBeLessThan(150);
  for (const { answer, text } of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(v.parse(problemSchema, JSON.parse(text)).detail).toBe(
      'Other downloads are still running. Wait a minute, then download again.',
    );
  }
});

test('readers who never read, or who left, give their places back', async () => {
  const stalled = Array.from({ length: 12 }, () => neverRead('/api/admin/email-sends/export'));
  try {
    await sleep(1_000);
    expect(await slowestOf(5, list)).toBeLessThan(5_000);
    expect((await service.asStaff(steps)).status).toBe(503);
    await eventually(
      async () => {
        const answer = await service.asStaff(steps);
        await answer.text();
        expect(answer.status).toBe(200);
      },
      { timeoutMs: 30_000 },
    );
  } finally {
    for (const socket of stalled) socket.destroy();
  }
  for (let leaving = 0; leaving < 12; leaving += 1) neverRead(steps).end().destroySoon();
  const answer = await service.asStaff(steps);
  expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(1 + 600);
});

/** The longest of several calls one after the other, in ms. */
async function slowestOf(calls: number, path: string): Promise<number> {
  let slowest = 0;
  for (let call = 0; call < calls; call += 1) {
    const askedAt = performance.now();
    expect((await service.asStaff(path)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - askedAt);
  }
  return slowest;
}

/** A reader who asks for a file and reads none of it. */
function neverRead(path: string): Socket {
  const { hostname, port, host } = new URL(service.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: session=${service.issuer.token()}\r\n\r\n`);
  return socket;
}
