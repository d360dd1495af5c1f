import type { BlockedNights } from '@getaway/contracts/events/dates';
import type { Sql } from '@getaway/service-kit/sql';
import { keepNewestBlocks } from './blocked-nights.repository.ts';

/** Stores that staff blocked nights, or unblocked them. */
export function recordBlockedNights(
  sql: Sql,
  { nights }: BlockedNights,
  state: { isBlocked: boolean; occurredAt: Date },
): Promise<void> {
  return keepNewestBlocks(
    sql,
    nights.map(({ entityId, ...night }) => ({ ...night, blockId: entityId })),
    state,
  );
}
