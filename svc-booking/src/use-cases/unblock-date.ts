import { datesUnblocked } from '@getaway/contracts/events/dates';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { deleteBlock } from '../data/blocked-dates.repository.ts';
import type { Database } from '../data/database.ts';

/** Frees a blocked night; false when there is none of that id. A booking's night is never touched. */
export async function unblockDate(
  deps: { database: Database; now: Clock },
  input: { id: string; correlationId: string },
): Promise<boolean> {
  return deps.database.transact(async (tx, sql) => {
    const block = await deleteBlock(tx, input.id);
    if (!block) return false;
    const { id, date, reason } = block;
    await appendEvent(
      sql,
      datesUnblocked,
      { nights: [{ entityId: id, revision: 2, date, reason }] },
      { correlationId: input.correlationId, now: deps.now() },
    );
    return true;
  });
}
