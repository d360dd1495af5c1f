import { externalNightsChanged, type ExternalNights } from '@getaway/contracts/events/external-nights';
import { appendEvents, type EventContext } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { lockConflicts } from '../database/conflict-lock.ts';
import { nextEchoMark, type EchoMark } from './echo-mark.rules.ts';
import { echoCandidates, storeEchoMarks } from './echoes.repository.ts';

/**
 * Marks the blocks that are our own stays come back, and ends the marks of those whose stay ended long ago; publishes that
 * the first hold no nights and the others do. Called in each transaction that changes stays of either side, before
 * conflicts are looked for: an echo is none.
 */
export async function markEchoes(sql: Sql, context: EventContext): Promise<ExternalNights[]> {
  await lockConflicts(sql);
  const candidates = await echoCandidates(sql, context.now);
  const marks = candidates.flatMap(({ externalId, block, stays }) => {
    const mark = nextEchoMark(block, stays, context.now);
    return isSame(mark, block.mark) ? [] : [{ externalId, mark }];
  });
  const changes = await storeEchoMarks(sql, marks);
  await appendEvents(sql, externalNightsChanged, changes, context);
  return changes;
}

function isSame(one: EchoMark, two: EchoMark): boolean {
  return one.isEcho === two.isEcho && one.uncoveredSince?.getTime() === two.uncoveredSince?.getTime();
}
