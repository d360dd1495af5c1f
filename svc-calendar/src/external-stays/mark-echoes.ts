import { externalNightsChanged, type ExternalNights } from '@getaway/contracts/events/external-nights';
import { appendEvents, type EventContext } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { lockConflicts } from '../conflicts/conflicts.repository.ts';
import { echoCandidates, markAsEchoes } from './echoes.repository.ts';
import { isEcho } from './echo.rules.ts';

/**
 * Marks the blocks that are our own stays come back, and tells that they hold no nights. Called in each transaction that
 * changes stays of either side, before conflicts are looked for: an echo is none. A mark stays as long as the block has
 * its dates, so that a cancelled booking is free at once and not when the other platform has noticed.
 */
export async function markEchoes(sql: Sql, context: EventContext): Promise<ExternalNights[]> {
  await lockConflicts(sql);
  const candidates = await echoCandidates(sql, context.now);
  const echoes = candidates.filter(({ block, stays }) => isEcho(block, stays, context.now));
  const changes = await markAsEchoes(
    sql,
    echoes.map(({ externalId }) => externalId),
  );
  await appendEvents(sql, externalNightsChanged, changes, context);
  return changes;
}
