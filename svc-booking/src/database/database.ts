import { openDatabase as openServiceDatabase, type ServiceDatabase } from '@getaway/service-kit/database';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma passes it. */
export type Tx = Prisma.TransactionClient;

export type Database = ServiceDatabase<PrismaClient, Tx>;

/** Many guests who want the same nights queue for a connection, and none of them should get a 500. */
const limits = { poolSize: 20, timeoutMs: 15_000 };

export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  return openServiceDatabase<Tx, PrismaClient>({
    ...limits,
    url,
    onIdleError,
    createPrisma: (adapter) => new PrismaClient({ adapter }),
  });
}
