import { datesUnblocked } from '@getaway/contracts/events/dates';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { deleteBlocks } from './blocked-dates.repository.ts';
import type { Database } from '../database/database.ts';

/**
 * Unblocks dates in one transaction and returns how many were blocked. Nights of bookings are never deleted.
 */
export async function unblockDates(
  deps: { database: Database; now: Clock },
  input: { ids: readonly string[]; correlationId: string },
): Promise<number> {
  return deps.database.transact(async (tx, sql) => {
    const blocks = await deleteBlocks(tx, sql, input.ids);
    if (blocks.length === 0) return 0;
    await appendEvent(
      sql,
      datesUnblocked,
      { nights: blocks.map(({ id, date, reason }) => ({ entityId: id, revision: 2, date, reason })) },
      { correlationId: input.correlationId, now: deps.now() },
    );
    return blocks.length;
  });
}
