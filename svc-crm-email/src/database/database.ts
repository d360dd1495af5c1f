import { openDatabase as openServiceDatabase, type ServiceDatabase } from '@getaway/service-kit/database';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma passes it. */
export type Tx = Prisma.TransactionClient;

export type Database = ServiceDatabase<PrismaClient, Tx>;

const poolSize = 10;

/** `timeoutMs`: how long to wait for a connection, and how long a transaction may take. */
export function openDatabase(url: string, onIdleError: (error: Error) => void, timeoutMs = 10_000): Database {
  return openServiceDatabase<Tx, PrismaClient>({
    url,
    onIdleError,
    poolSize,
    timeoutMs,
    createPrisma: (adapter) => new PrismaClient({ adapter }),
  });
}
