import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { sqlOfPrisma, type Sql } from '@getaway/service-kit/sql';
import { inTransaction } from '@getaway/service-kit/transaction';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma gives it. */
export type Tx = Prisma.TransactionClient;

export interface Database {
  readonly prisma: PrismaClient;
  /** The same connections, for plain SQL. */
  readonly pool: pg.Pool;
  /** Everything inside happens, or nothing does. */
  readonly transact: <T>(work: (tx: Tx, sql: Sql) => Promise<T>) => Promise<T>;
  /** The same without Prisma, for thousands of rows: twice as quick, and as long as it takes. */
  readonly transactPlain: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const poolSize = 10;
const patienceMs = 10_000;

export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // A pool that closed its last connection would open one again for each sweep.
    min: 1,
    connectionTimeoutMillis: patienceMs,
  });
  pool.on('error', onIdleError);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    transact: (work) =>
      prisma.$transaction((tx) => work(tx, sqlOfPrisma(tx)), { maxWait: patienceMs, timeout: patienceMs }),
    transactPlain: (work) => inTransaction(pool, work),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
