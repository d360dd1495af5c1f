import type { Sql } from '@getaway/service-kit/sql';

/** Locks the address, so that its guest can neither be created nor merged until the transaction ends. */
export async function lockAddress(sql: Sql, email: string): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked', `guest:${email}`);
}
