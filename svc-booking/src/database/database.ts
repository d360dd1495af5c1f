import { databaseOpener, type ServiceDatabase } from '@getaway/service-kit/database';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma passes it. */
export type Tx = Prisma.TransactionClient;

export type Database = ServiceDatabase<PrismaClient, Tx>;

/** Many guests who want the same nights queue for a connection, and none of them should get a 500. */
export const openDatabase = databaseOpener<Tx, PrismaClient>((adapter) => new PrismaClient({ adapter }), {
  poolSize: 20,
  timeoutMs: 15_000,
});
