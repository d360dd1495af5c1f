import { readBlockSnapshot, readBookingSnapshot } from '@getaway/contracts/http/internal-snapshots';
import type { CallService } from '@getaway/service-kit/http/internal-calls';
import { snapshotPages, snapshotTimeoutMs } from '@getaway/service-kit/http/snapshot-pages';
import { rebuildCopy, type Rebuilding } from '@getaway/service-kit/rebuild-copy';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { freeBlocks, knownBlocks, repairBlocks } from './repaired-blocks.repository.ts';
import { buryStays, knownStays, repairStays } from './repaired-stays.repository.ts';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { markEchoes } from '../external-stays/mark-echoes.ts';

/**
 * Repairs our copies of bookings and blocked nights from svc-booking's snapshot, while events continue to
 * change them. Throws a DependencyUnavailableError when svc-booking does not answer; what was repaired by
 * then stays.
 */
export async function rebuildCopies(
  deps: ConflictDeps & { database: Database; askBooking: CallService },
): Promise<{ bookings: Rebuilding; blockedNights: Rebuilding }> {
  const sql = sqlOf(deps.database.pool);
  const timeoutMs = snapshotTimeoutMs;
  const bookings = await rebuildCopy({
    known: () => knownStays(sql),
    pages: () => snapshotPages((query) => deps.askBooking(readBookingSnapshot, { query, timeoutMs })),
    keep: (stays) => repairStays(sql, stays),
    drop: (gone) => buryStays(sql, gone, deps.now()),
  });
  const blockedNights = await rebuildCopy({
    known: () => knownBlocks(sql),
    pages: () => snapshotPages((query) => deps.askBooking(readBlockSnapshot, { query, timeoutMs })),
    keep: (blocks) => repairBlocks(sql, blocks),
    drop: (gone) => freeBlocks(sql, gone, deps.now()),
  });
  await deps.database.transact(async (_tx, inTransaction) => {
    const correlationId = 'rebuild';
    await markEchoes(inTransaction, { correlationId, now: deps.now() });
    await detectConflicts(deps, inTransaction, correlationId);
  });
  return { bookings, blockedNights };
}
