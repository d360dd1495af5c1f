import { databaseOpener, type ServiceDatabase } from '@getaway/service-kit/database';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

/** An open transaction, as Prisma passes it. */
export type Tx = Prisma.TransactionClient;

export type Database = ServiceDatabase<PrismaClient, Tx>;

export const openDatabase = databaseOpener<Tx, PrismaClient>((adapter) => new PrismaClient({ adapter }), {
  poolSize: 10,
  timeoutMs: 10_000,
});
