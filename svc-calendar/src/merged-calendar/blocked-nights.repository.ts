import type { Sql } from '@getaway/service-kit/sql';
import type { BlockedNight } from './blocked-night.rules.ts';

/** Stores the newest states of nights in one statement. A state older than the stored one changes nothing. */
export async function keepNewestBlocks(
  sql: Sql,
  nights: readonly Omit<BlockedNight, 'createdAt' | 'updatedAt'>[],
  state: { isBlocked: boolean; occurredAt: Date },
): Promise<void> {
  await sql(
    `INSERT INTO blocked_nights (block_id, revision, date, reason, is_blocked, created_at, updated_at)
     SELECT block_id, revision, date, reason, $5, $6::timestamptz, $6::timestamptz
     FROM unnest($1::text[], $2::int[], $3::date[], $4::text[]) AS told (block_id, revision, date, reason)
     ON CONFLICT (block_id) DO UPDATE SET
       revision = EXCLUDED.revision, date = EXCLUDED.date, reason = EXCLUDED.reason,
       is_blocked = EXCLUDED.is_blocked, updated_at = EXCLUDED.updated_at
     WHERE blocked_nights.revision < EXCLUDED.revision`,
    nights.map(({ blockId }) => blockId),
    nights.map(({ revision }) => revision),
    nights.map(({ date }) => date),
    nights.map(({ reason }) => reason),
    state.isBlocked,
    state.occurredAt.toISOString(),
  );
}
