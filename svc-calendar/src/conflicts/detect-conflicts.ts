import {
  conflictFound,
  platformConflictFound,
  type ConflictFound,
  type PlatformConflictFound,
} from '@getaway/contracts/events/calendar';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import {
  currentOverlaps,
  knownConflicts,
  meetingPlatformStays,
  writeChange,
} from './conflicts.repository.ts';
import { describeConflicts } from './described-conflicts.repository.ts';
import type { DescribedConflict, DescribedFeed, DescribedStay } from './described-conflict.rules.ts';
import { lockConflicts } from '../database/conflict-lock.ts';
import { restoreDuplicates } from '../duplicates/restore-duplicates.ts';
import { decideConflicts } from './conflict.rules.ts';
import { platformConflict } from './platform-conflict.rules.ts';
import { externalInitials } from '../external-stays/external-stay.rules.ts';

export interface ConflictDeps {
  /** The property's time zone. */
  readonly timeZone: string;
  readonly now: Clock;
  readonly newId: () => string;
}

/**
 * Stores the overlaps of external stays with our own bookings or with stays of another platform, and
 * publishes new and returning ones. Called last in each transaction that changes either side. It checks all
 * stays, so that the result does not depend on what changed. A duplicate that no longer matches is restored
 * first.
 */
export async function detectConflicts(deps: ConflictDeps, sql: Sql, correlationId: string): Promise<void> {
  const now = deps.now();
  await lockConflicts(sql);
  await restoreDuplicates(sql);
  const today = dateInZone(now, deps.timeZone);
  const pairs = await meetingPlatformStays(sql, today);
  const overlaps = [
    ...(await currentOverlaps(sql, today)),
    ...pairs.flatMap(({ one, two }) => platformConflict(one, two, today) ?? []),
  ];
  const bookingIds = new Set(overlaps.flatMap(({ bookingId }) => bookingId ?? []));
  const known = await knownConflicts(sql, [...bookingIds]);
  const newIds: string[] = [];
  for (const change of decideConflicts(overlaps, known)) {
    const id = await writeChange(sql, change, { newId: deps.newId, now });
    if (id !== undefined) newIds.push(id);
  }
  if (newIds.length === 0) return;
  for (const conflict of await describeConflicts(sql, newIds)) {
    if (conflict.otherFeed)
      await appendEvent(sql, platformConflictFound, platformStateOf(conflict), { correlationId, now });
    else await appendEvent(sql, conflictFound, stateOf(conflict), { correlationId, now });
  }
}

function platformStateOf(conflict: DescribedConflict): PlatformConflictFound {
  const { id, revision, conflictDate, feed, external, otherFeed, otherExternal } = conflict;
  if (!feed || !external || !otherFeed || !otherExternal)
    throw new Error(`conflict ${id} was found without its two sides`);
  return {
    entityId: id,
    revision,
    conflictDate,
    external: externalOf(feed, external),
    other: externalOf(otherFeed, otherExternal),
  };
}

function stateOf({ id, revision, conflictDate, booking, feed, external }: DescribedConflict): ConflictFound {
  if (!booking || !feed || !external) throw new Error(`conflict ${id} was found without its two sides`);
  return {
    entityId: id,
    revision,
    conflictDate,
    booking,
    external: externalOf(feed, external),
  };
}

function externalOf({ name }: DescribedFeed, stay: DescribedStay): ConflictFound['external'] {
  const { kind, from, to } = stay;
  return { feedName: name, kind, from, to, guestInitials: externalInitials(stay) };
}
