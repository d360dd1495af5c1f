import type { Sql } from '@getaway/service-kit/sql';

/** Locks the owner's waiting notices until the transaction ends: of two, the second one sees what the first one emailed. */
export async function lockNotices(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock(hashtext('owner-notices'))::text AS locked`);
}
