import type { Sql } from '@getaway/service-kit/sql';

/**
 * Serializes the transactions that change stays of either side or scan all of them: of two that add the two sides of
 * one overlap, the later one then sees both, and row locks cannot deadlock. A transaction that writes several external
 * stays takes this lock before its first row lock on them.
 */
export async function lockConflicts(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock(hashtextextended('calendar-conflicts', 0))::text AS locked`);
}
