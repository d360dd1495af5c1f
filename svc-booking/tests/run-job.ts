import type pg from 'pg';
import { queueOf } from '@getaway/service-kit/jobs';

/**
 * Starts the jobs of a cron now, as pg-boss queues them: with the notification, without which they would wait for
 * the next poll.
 */
export async function runJobs(database: pg.Pool, cron = '* * * * *'): Promise<void> {
  await database.query(
    `WITH queued AS (INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING name)
     SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) FROM queued`,
    [queueOf(cron)],
  );
}
