import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { sqlOfPrisma, type Sql } from '@getaway/service-kit/sql';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma gives it. */
export type Tx = Prisma.TransactionClient;

export interface Database {
  readonly prisma: PrismaClient;
  /** The same connections, for plain SQL. */
  readonly pool: pg.Pool;
  /** Everything inside happens, or nothing does. */
  readonly transact: <T>(work: (tx: Tx, sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const poolSize = 10;

/** Opens the service's database; a connection, and a transaction, is waited for so long at most. */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  patienceMs = 10_000,
): Database {
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
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
