import type { Sql } from '@getaway/service-kit/sql';

/** Which of these bookings and blocked nights exist or existed here; their ids do not collide. */
export async function knownOwnIds(
  sql: Sql,
  { bookingIds, blockIds }: { bookingIds: readonly string[]; blockIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }>(
    `SELECT booking_id AS id FROM direct_stays WHERE booking_id = ANY($1::text[])
     UNION ALL SELECT block_id FROM blocked_nights WHERE block_id = ANY($2::text[])`,
    bookingIds,
    blockIds,
  );
  return new Set(rows.map(({ id }) => id));
}
