import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { queueOf, startJobs } from '../src/jobs.ts';
import { createLogger } from '../src/logger.ts';
import { openNotifications, type Notifications } from '../src/messaging/notifications.ts';
import type { Running } from '../src/shutdown.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
/** Minutes at the end of a year. */
const yearly = (minute: number) => `${minute} 23 31 12 *`;

let infrastructure: Infrastructure;
let pool: pg.Pool;
/** The test's own connection, which does not count. */
let observer: pg.Pool;
let notifications: Notifications;
let running: Running | undefined;
beforeAll(async () => {
  infrastructure = openInfrastructure();
  const databaseUrl = await infrastructure.start('postgres');
  pool = new pg.Pool({ connectionString: databaseUrl, application_name: 'jobs' });
  observer = new pg.Pool({ connectionString: databaseUrl, application_name: 'observer', max: 1 });
  // The server may stop before the last connections are closed.
  for (const each of [pool, observer]) each.on('error', () => undefined);
  notifications = await openNotifications(databaseUrl);
});
afterEach(() => running?.stop());
afterAll(async () => {
  await notifications.stop();
  await Promise.all([pool.end(), observer.end()]);
  await infrastructure.stop();
});

/** Queues the jobs of these crons at the same time, as pg-boss does with those of a minute. */
async function queue(...crons: string[]): Promise<void> {
  await observer.query(
    `WITH queued AS (INSERT INTO pgboss.job (name, data) SELECT unnest($1::text[]), '{}' RETURNING name)
     SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) FROM queued`,
    [crons.map(queueOf)],
  );
}

test('many jobs need one connection while they find nothing to do', async () => {
  const done: string[] = [];
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const jobs = names.map((name, index) => ({
    name,
    cron: yearly(index),
    run: async () => {
      await pool.query('SELECT 1');
      done.push(name);
    },
  }));
  // On a busy machine a turn may take seconds, and the next one may only begin when it has ended.
  running = await startJobs({ pool, notifications, jobs, logger, longestTurnMs: 60_000 });

  await queue(...jobs.map(({ cron }) => cron));

  await expect.poll(() => done.toSorted(), { timeout: 60_000 }).toEqual(names);
  const { rows } = await observer.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'jobs'`,
  );
  // One for pg-boss and one for the job; six jobs at the same time opened seven.
  expect(rows[0]?.count).toBeLessThanOrEqual(2);
});

test('a job that takes long delays the others by seconds', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let starts = 0;
  const jobs = ['long', 'longer'].map((name, index) => ({
    name,
    cron: yearly(10 + index),
    run: () => {
      starts += 1;
      return isReleased;
    },
  }));
  running = await startJobs({ pool, notifications, jobs, logger });

  await queue(...jobs.map(({ cron }) => cron));

  await expect.poll(() => starts, { timeout: 30_000 }).toBe(2);
  release();
});

test('jobs of one cron run one after the other, and one that fails does not stop the others', async () => {
  const done: string[] = [];
  const cron = yearly(20);
  const job = (name: string, work: () => Promise<void>) => ({
    name,
    cron,
    run: async () => {
      done.push(`${name} starts`);
      await work();
      done.push(`${name} ends`);
    },
  });
  const jobs = [
    job('slow', () => sleep(50)),
    job('broken', () => Promise.reject(new Error('broken'))),
    job('last', () => Promise.resolve()),
  ];
  running = await startJobs({ pool, notifications, jobs, logger });

  await queue(cron);

  await expect
    .poll(() => done.slice(0, 5), { timeout: 30_000 })
    .toEqual(['slow starts', 'slow ends', 'broken starts', 'last starts', 'last ends']);
});

test('schedules that an earlier version left are removed', async () => {
  const job = { name: 'kept', cron: yearly(30), run: () => Promise.resolve() };
  running = await startJobs({ pool, notifications, jobs: [{ ...job, cron: yearly(31) }], logger });
  await running.stop();
  running = await startJobs({ pool, notifications, jobs: [job], logger });
  const { rows } = await observer.query<{ name: string }>('SELECT name FROM pgboss.schedule');
  expect(rows).toEqual([{ name: queueOf(job.cron) }]);
});
