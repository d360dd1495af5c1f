import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { openNotifications, type Notifications } from '../src/messaging/notifications.ts';
import { startNotifyLoop } from '../src/messaging/notify-loop.ts';

const longestSweepMs = 60_000;

let infrastructure: Infrastructure;
let databaseUrl: string;
let pool: pg.Pool;
let notifications: Notifications;
beforeAll(async () => {
  infrastructure = openInfrastructure();
  databaseUrl = await infrastructure.start('postgres');
  pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The server may stop before its last connection is closed.
  pool.on('error', () => undefined);
  notifications = await openNotifications(databaseUrl);
});
afterAll(async () => {
  await notifications.stop();
  await pool.end();
  await infrastructure.stop();
});

test('polls slow down while idle and speed up again after a notification or a failure', async () => {
  let sweeps = 0;
  let fails = false;
  const failures: unknown[] = [];
  const loop = await startNotifyLoop({
    notifications,
    channel: 'notify_loop_test',
    sweepMs: 20,
    longestSweepMs,
    work: async () => {
      sweeps += 1;
      if (fails) throw new Error('away');
      return false;
    },
    onFailure: (error) => failures.push(error),
  });
  await sleep(2_000);
  // Pauses of 20, 40, 80 … ms allow about seven polls in two seconds; without slowing down there would be a
  // hundred.
  expect(sweeps).toBeLessThanOrEqual(12);

  const before = sweeps;
  await pool.query('NOTIFY notify_loop_test');
  await expect.poll(() => sweeps, { timeout: 10_000 }).toBeGreaterThan(before);

  fails = true;
  await pool.query('NOTIFY notify_loop_test');
  // If failures did not reset the pause, twelve polls would take longer than the timeout.
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(12);
  await loop.stop();
});

test('calls work again after the connection was lost, and later notifications arrive', async () => {
  const calls: number[] = [];
  const loop = await startNotifyLoop({
    notifications,
    channel: 'notify_loop_lost',
    sweepMs: 600_000,
    work: async () => {
      calls.push(calls.length);
      return false;
    },
    onFailure: () => undefined,
  });
  await expect.poll(() => calls.length).toBeGreaterThan(0);

  const lostAt = calls.length;
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'notifications'`,
  );
  // Notifications in between are lost: listening again counts as a notification.
  await expect.poll(() => calls.length, { timeout: 10_000 }).toBeGreaterThan(lostAt);

  const listeningAt = calls.length;
  await pool.query('NOTIFY notify_loop_lost');
  await expect.poll(() => calls.length, { timeout: 10_000 }).toBeGreaterThan(listeningAt);
  await loop.stop();
});

test('one connection listens to several channels', async () => {
  const payloads: string[] = [];
  const ready = () => undefined;
  await notifications.listen('first_channel', (payload) => payloads.push(`first ${payload}`), ready);
  await notifications.listen('second_channel', (payload) => payloads.push(`second ${payload}`), ready);

  await pool.query(`NOTIFY second_channel, 'b'`);
  await pool.query(`NOTIFY first_channel, 'a'`);

  await expect.poll(() => payloads).toEqual(['second b', 'first a']);
  const { rows } = await pool.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'notifications'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});
