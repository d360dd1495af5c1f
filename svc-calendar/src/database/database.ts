import { openDatabase as openServiceDatabase, type ServiceDatabase } from '@getaway/service-kit/database';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma passes it. */
export type Tx = Prisma.TransactionClient;

export type Database = ServiceDatabase<PrismaClient, Tx>;

const limits = { poolSize: 10, timeoutMs: 10_000 };

export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  return openServiceDatabase<Tx, PrismaClient>({
    ...limits,
    url,
    onIdleError,
    createPrisma: (adapter) => new PrismaClient({ adapter }),
  });
}
