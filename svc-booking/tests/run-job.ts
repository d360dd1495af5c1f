import type pg from 'pg';

/**
 * Starts a scheduled job now, as pg-boss queues one: with its notification, without which it would wait for
 * the next poll.
 */
export async function runJob(database: pg.Pool, name: string): Promise<void> {
  await database.query(
    `WITH queued AS (INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING name)
     SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) FROM queued`,
    [name],
  );
}
