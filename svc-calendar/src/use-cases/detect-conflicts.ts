import { conflictFound, type ConflictFound } from '@getaway/contracts/events/calendar';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { currentOverlaps, knownConflicts, lockConflicts, writeChange } from '../data/conflicts.repository.ts';
import { describeConflicts, type DescribedConflict } from '../data/described-conflicts.repository.ts';
import { partDuplicates } from '../data/duplicates.repository.ts';
import { decideConflicts } from '../domain/conflict.ts';
import { externalInitials } from '../domain/external-stay.ts';

export interface ConflictDeps {
  /** The property's. */
  readonly timeZone: string;
  readonly now: Clock;
  readonly newId: () => string;
}

/**
 * Writes down where outside stays and our own bookings collide, and tells of what is new or came back. Called last in
 * each transaction that changes one of the two sides: it looks at all of them, so that nothing depends on what changed.
 * A duplicate that is none any more stands for itself first.
 */
export async function detectConflicts(deps: ConflictDeps, sql: Sql, correlationId: string): Promise<void> {
  const now = deps.now();
  await lockConflicts(sql);
  await partDuplicates(sql);
  const overlaps = await currentOverlaps(sql, dateInZone(now, deps.timeZone));
  const known = await knownConflicts(sql, [...new Set(overlaps.map(({ bookingId }) => bookingId))]);
  const told: string[] = [];
  for (const change of decideConflicts(overlaps, known)) {
    const id = await writeChange(sql, change, { newId: deps.newId, now });
    if (id !== undefined) told.push(id);
  }
  if (told.length === 0) return;
  for (const conflict of await describeConflicts(sql, told)) {
    await appendEvent(sql, conflictFound, stateOf(conflict), { correlationId, now });
  }
}

function stateOf({ id, revision, conflictDate, booking, feed, external }: DescribedConflict): ConflictFound {
  if (!booking || !feed || !external) throw new Error(`conflict ${id} was found without its two sides`);
  return {
    entityId: id,
    revision,
    conflictDate,
    booking,
    external: {
      feedName: feed.name,
      kind: external.kind,
      from: external.from,
      to: external.to,
      guestInitials: externalInitials(external),
    },
  };
}
