import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { minuteMs } from '@getaway/kernel/instant';
import { sqlOfPrisma, type PrismaRaw, type Sql } from './sql.ts';
import { inTransaction } from './transaction.ts';
import { commitInTime } from './write-deadline.ts';

/**
 * The parts of a service's generated Prisma client that are used here; `Tx` is its client inside a
 * transaction.
 */
export interface PrismaLike<Tx> {
  $transaction<T>(work: (tx: Tx) => Promise<T>, limits: { maxWait: number; timeout: number }): Promise<T>;
  $disconnect(): Promise<void>;
}

/** A service's database: Prisma and plain SQL over the same connections. */
export interface ServiceDatabase<Prisma, Tx> {
  readonly prisma: Prisma;
  /** For hot reads with prepared statements. */
  readonly pool: pg.Pool;
  /**
   * Commits everything inside, or nothing: throws a WriteTooLateError when a request's deadline has passed by
   * then.
   */
  readonly transact: <T>(work: (tx: Tx, sql: Sql) => Promise<T>) => Promise<T>;
  /** The same without Prisma and without a time limit: twice as fast for thousands of rows. */
  readonly transactPlain: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface DatabaseLimits {
  /** The most connections. */
  readonly poolSize: number;
  /** Milliseconds to wait for a connection, and the longest duration of a Prisma transaction. */
  readonly timeoutMs: number;
}

/**
 * Opens a service's database. Connections are opened on demand. `onIdleError` is called with the error of a
 * connection that broke while idle; the pool replaces it.
 */
export type OpenDatabase<Prisma, Tx> = (
  url: string,
  onIdleError: (error: Error) => void,
  timeoutMs?: number,
) => ServiceDatabase<Prisma, Tx>;

const idleMs = 10 * minuteMs;

/** What opens the databases of a service, by its generated Prisma client. */
export function databaseOpener<Tx extends PrismaRaw, Prisma extends PrismaLike<Tx>>(
  createPrisma: (adapter: PrismaPg) => Prisma,
  limits: DatabaseLimits,
): OpenDatabase<Prisma, Tx> {
  return (url, onIdleError, timeoutMs = limits.timeoutMs) =>
    openDatabase<Tx, Prisma>(createPrisma, { url, onIdleError, poolSize: limits.poolSize, timeoutMs });
}

function openDatabase<Tx extends PrismaRaw, Prisma extends PrismaLike<Tx>>(
  createPrisma: (adapter: PrismaPg) => Prisma,
  options: DatabaseLimits & { readonly url: string; readonly onIdleError: (error: Error) => void },
): ServiceDatabase<Prisma, Tx> {
  const { timeoutMs } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // Polls come at least once a minute, two at a time. Opening a connection for them costs both sides more than the polls.
    min: 1,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: timeoutMs,
  });
  pool.on('error', options.onIdleError);
  const prisma = createPrisma(new PrismaPg(pool));
  return {
    prisma,
    pool,
    transact: (work) =>
      commitInTime((refuseLate) =>
        prisma.$transaction(
          async (tx) => {
            const outcome = await work(tx, sqlOfPrisma(tx));
            refuseLate();
            return outcome;
          },
          { maxWait: timeoutMs, timeout: timeoutMs },
        ),
      ),
    transactPlain: (work) =>
      commitInTime((refuseLate) =>
        inTransaction(pool, async (sql) => {
          const outcome = await work(sql);
          refuseLate();
          return outcome;
        }),
      ),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
