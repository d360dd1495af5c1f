import type pg from 'pg';

/** Runs one statement and returns its rows. The only access to a transaction that outbox and inbox need. */
export type Sql = <Row extends object>(text: string, ...values: readonly unknown[]) => Promise<Row[]>;

export function sqlOf(client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>): Sql {
  return async <Row extends object>(text: string, ...values: readonly unknown[]) =>
    (await client.query<Row & pg.QueryResultRow>(text, [...values])).rows;
}

/** The raw side of a Prisma client or transaction; every service's generated client has it. */
export interface PrismaRaw {
  $queryRawUnsafe<T>(query: string, ...values: unknown[]): PromiseLike<T>;
}

export function sqlOfPrisma(prisma: PrismaRaw): Sql {
  return async <Row extends object>(text: string, ...values: readonly unknown[]) =>
    prisma.$queryRawUnsafe<Row[]>(text, ...values);
}
