import type pg from 'pg';
import { sqlOf, type Sql } from './sql.ts';

/** A pool's connection in use, until `release` returns it. */
export interface CheckedOutClient {
  readonly client: pg.PoolClient;
  /** Returns the connection to the pool; a broken one is closed instead. */
  readonly release: () => void;
}

/**
 * Takes a connection out of the pool. A pool watches only idle connections: when one in use breaks between
 * two queries, its 'error' event would end the process without a listener. The next query on it then fails as
 * usual.
 */
export async function checkOutClient(pool: pg.Pool): Promise<CheckedOutClient> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  return {
    client,
    release: () => {
      // A broken connection may report more than one error, so its listener stays.
      if (!broken) client.off('error', onError);
      client.release(broken);
    },
  };
}

/** Runs `work` in one transaction of plain SQL: everything inside is committed, or nothing is. */
export async function inTransaction<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { client, release } = await checkOutClient(pool);
  try {
    await client.query('BEGIN');
    const outcome = await work(sqlOf(client));
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    release();
  }
}
