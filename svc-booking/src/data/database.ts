import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { sqlOfPrisma, type Sql } from '@getaway/service-kit/sql';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma gives it. */
export type Tx = Prisma.TransactionClient;

export interface Database {
  readonly prisma: PrismaClient;
  /** The same connections, for hot reads with prepared statements. */
  readonly pool: pg.Pool;
  /** Everything inside happens, or nothing does. */
  readonly transact: <T>(work: (tx: Tx, sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const poolSize = 20;
/** Many guests after the same nights queue up for a connection; none of them is to see a 500 for it. */
const patienceMs = 15_000;

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
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
