import { datesUnblocked } from '@getaway/contracts/events/dates';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { deleteBlocks } from './blocked-dates.repository.ts';
import type { Database } from '../database/database.ts';

/** Frees blocked nights in one step and answers how many there were. A booking's night is never touched. */
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
