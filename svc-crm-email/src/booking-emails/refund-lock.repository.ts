import type { Sql } from '@getaway/service-kit/sql';

/** Two consumers handle refund events, and each has to see what the other stored. */
export async function lockRefund(sql: Sql, refundId: string): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked', `refund:${refundId}`);
}
