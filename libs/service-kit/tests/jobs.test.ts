import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openInfrastructure, type Infrastructure } from '@getaway/testing/infrastructure';
import { startJobs } from '../src/jobs.ts';
import { createLogger } from '../src/logger.ts';
import { openNotifications, type Notifications } from '../src/messaging/notifications.ts';
import type { Running } from '../src/shutdown.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
/** The last minute of a year. */
const yearly = '59 23 31 12 *';

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

/** Queues jobs at the same time, as pg-boss does with those of a minute. */
async function queue(...names: string[]): Promise<void> {
  await observer.query(
    `WITH queued AS (INSERT INTO pgboss.job (name, data) SELECT unnest($1::text[]), '{}' RETURNING name)
     SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) FROM queued`,
    [names],
  );
}

test('many jobs need one connection while they find nothing to do', async () => {
  const done: string[] = [];
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const jobs = names.map((name) => ({
    name,
    cron: yearly,
    run: async () => {
      await pool.query('SELECT 1');
      done.push(name);
    },
  }));
  // On a busy machine a turn may take seconds, and the next one may only begin when it has ended.
  running = await startJobs({ pool, notifications, jobs, logger, longestTurnMs: 60_000 });

  await queue(...names);

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
  const jobs = ['long', 'longer'].map((name) => ({
    name,
    cron: yearly,
    run: () => {
      starts += 1;
      return isReleased;
    },
  }));
  running = await startJobs({ pool, notifications, jobs, logger });

  await queue('long', 'longer');

  await expect.poll(() => starts, { timeout: 30_000 }).toBe(2);
  release();
});
