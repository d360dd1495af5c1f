import type pg from 'pg';
import { checkOutClient } from './transaction.ts';

const batchSize = 500;

/**
 * All rows of a query as one consistent snapshot, in batches, so that no more than one batch is in memory. It holds a
 * connection until the last batch is read or its reader stops.
 */
export async function* rowsInBatches<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  select: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const { client, release } = await checkOutClient(pool);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR ${select}`, [...values]);
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${batchSize} FROM all_rows`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    release();
  }
}
