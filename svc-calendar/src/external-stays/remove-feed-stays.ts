import { externalNightsChanged } from '@getaway/contracts/events/external-nights';
import { appendEvents } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { lockConflicts } from '../database/conflict-lock.ts';
import { knownStays, removeStays } from './external-stays.repository.ts';
import type { StoreContext } from './store-changes.ts';

/**
 * Removes all stays of a feed that is deleted, and publishes that their nights are available. The caller then looks for
 * the conflicts that this ends.
 */
export async function removeFeedStays(sql: Sql, { feedId, now, correlationId }: StoreContext): Promise<void> {
  await lockConflicts(sql);
  const known = await knownStays(sql, feedId);
  const gone = await removeStays(
    sql,
    known.map(({ id }) => id),
  );
  await appendEvents(sql, externalNightsChanged, gone, { correlationId, now });
}
