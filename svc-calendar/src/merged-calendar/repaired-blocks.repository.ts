import type { BlockSnapshot } from '@getaway/contracts/http/internal-snapshots';
import type { CopiedState } from '@getaway/service-kit/rebuild-copy';
import type { Sql } from '@getaway/service-kit/sql';

/** The revisions of the nights that are stored as blocked. */
export async function knownBlocks(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<CopiedState>(
    `SELECT block_id AS "entityId", revision FROM blocked_nights WHERE is_blocked`,
  );
  return new Map(rows.map(({ entityId, revision }) => [entityId, revision]));
}

/**
 * Overwrites blocked nights whose stored revision is at most `over`. Returns how many were missing or
 * different.
 */
export async function repairBlocks(
  sql: Sql,
  blocks: readonly { state: BlockSnapshot; over: number }[],
): Promise<number> {
  const rows = await sql(
    `INSERT INTO blocked_nights (block_id, revision, date, reason, is_blocked, created_at, updated_at)
     SELECT block_id, revision, date, reason, true, created_at, created_at
     FROM unnest($1::text[], $2::int[], $3::date[], $4::text[], $5::timestamptz[])
       AS told (block_id, revision, date, reason, created_at)
     ON CONFLICT (block_id) DO UPDATE SET
       revision = EXCLUDED.revision, date = EXCLUDED.date, reason = EXCLUDED.reason, is_blocked = true,
       updated_at = EXCLUDED.updated_at
     WHERE blocked_nights.revision <= ($6::jsonb ->> EXCLUDED.block_id)::int
       AND (blocked_nights.revision, blocked_nights.date, blocked_nights.reason, blocked_nights.is_blocked)
         IS DISTINCT FROM (EXCLUDED.revision, EXCLUDED.date, EXCLUDED.reason, true)
     RETURNING block_id`,
    blocks.map(({ state }) => state.entityId),
    blocks.map(({ state }) => state.revision),
    blocks.map(({ state }) => state.date),
    blocks.map(({ state }) => state.reason),
    blocks.map(({ state }) => state.createdAt),
    JSON.stringify(Object.fromEntries(blocks.map(({ state, over }) => [state.entityId, over]))),
  );
  return rows.length;
}

/** Unblocks nights that their owner does not have as blocked, unless a newer event has arrived. */
export async function freeBlocks(sql: Sql, gone: readonly CopiedState[], now: Date): Promise<number> {
  const rows = await sql(
    `UPDATE blocked_nights b SET is_blocked = false, revision = greatest(b.revision, 2), updated_at = $3::timestamptz
     FROM unnest($1::text[], $2::int[]) AS told (block_id, revision)
     WHERE b.block_id = told.block_id AND b.revision = told.revision AND b.is_blocked
     RETURNING b.block_id`,
    gone.map(({ entityId }) => entityId),
    gone.map(({ revision }) => revision),
    now.toISOString(),
  );
  return rows.length;
}
