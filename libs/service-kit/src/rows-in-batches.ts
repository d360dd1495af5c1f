import type pg from 'pg';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import { createLimitedTurns, type LimitedTurns } from './limited-turns.ts';
import { Problem, ProblemError } from './problem.ts';
import { sqlOf, type Sql } from './sql.ts';
import { checkOutClient } from './transaction.ts';

const batchSize = 500;
/** The edge gives up after 10 s, so a refusal has to come before. */
const limits = { atOnce: 2, waiting: 100, queueMs: 6 * secondMs };
/** The longest time in which a reader takes a batch, and in which all of them are read. */
const batchMs = 15 * secondMs;
const snapshotMs = 5 * minuteMs;
const retryAfterSeconds = 60;

const turnsOf = new WeakMap<pg.Pool, LimitedTurns>();

/** What is added to the rows of a batch, read over the same connection. */
export type CompleteBatch<Row, Item> = (rows: readonly Row[], sql: Sql) => Promise<readonly Item[]>;

/**
 * All rows of a query as one consistent snapshot, in batches, so that no more than one batch is in memory. It holds a
 * connection until the last batch is read or its reader stops; then, or when the reader takes too long, the connection is
 * returned. Two snapshots of a pool are read at once. The others wait, and are refused as `unavailable` when
 * their turn doesn't come soon.
 */
export function rowsInBatches<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  select: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  return completedBatches<Row, Row>(pool, select, values, (rows) => Promise.resolve(rows));
}

/** The same with more about each row, for which no second connection is needed. */
export async function* completedBatches<Row extends pg.QueryResultRow, Item>(
  pool: pg.Pool,
  select: string,
  values: readonly unknown[],
  complete: CompleteBatch<Row, Item>,
): AsyncGenerator<readonly Item[]> {
  const { client, giveBack, isGivenBack } = await openSnapshot(pool);
  const endsAt = performance.now() + snapshotMs;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR ${select}`, [...values]);
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${batchSize} FROM all_rows`);
      if (rows.length === 0) return;
      const items = await complete(rows, sqlOf(client));
      // A reader who never comes back doesn't end this function.
      const timer = setTimeout(() => void giveBack(), Math.min(batchMs, endsAt - performance.now()));
      try {
        yield items;
      } finally {
        clearTimeout(timer);
      }
      if (isGivenBack()) throw new Error('The reader of a snapshot took too long');
    }
  } finally {
    await giveBack();
  }
}

interface Snapshot {
  readonly client: pg.PoolClient;
  /** Returns the connection and ends the turn, once. */
  readonly giveBack: () => Promise<void>;
  readonly isGivenBack: () => boolean;
}

async function openSnapshot(pool: pg.Pool): Promise<Snapshot> {
  const endTurn = await takeTurn(pool);
  const { client, release } = await checkOutClient(pool).catch((error: unknown) => {
    endTurn();
    throw error;
  });
  let ending: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await client.query('ROLLBACK').catch(() => undefined);
    release();
    endTurn();
  };
  return { client, giveBack: () => (ending ??= end()), isGivenBack: () => ending !== undefined };
}

async function takeTurn(pool: pg.Pool): Promise<() => void> {
  let turns = turnsOf.get(pool);
  if (!turns) turnsOf.set(pool, (turns = createLimitedTurns(limits)));
  const endTurn = await turns.take();
  if (endTurn) return endTurn;
  const detail = 'Other downloads are still running. Wait a minute, then download again.';
  throw new ProblemError(new Problem('unavailable', { detail, retryAfterSeconds }));
}
