import { externalNightsChanged, type ExternalNights } from '@getaway/contracts/events/external-nights';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { appendEvents } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { lockConflicts } from '../conflicts/conflicts.repository.ts';
import { rememberDroppedEchoes } from './echoes.repository.ts';
import {
  freeExternalIds,
  hasMoved,
  insertStays,
  knownStays,
  markMissing,
  removeStays,
  touchStays,
  updateStays,
} from './external-stays.repository.ts';
import { confirmMissing, compareFeed, type FeedChanges } from './compare-feed.rules.ts';
import type { ExternalStay, FeedStay } from './feed-stay.rules.ts';
import type { UnreadEvent } from '../feeds/unread-event.rules.ts';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { markEchoes } from './mark-echoes.ts';

/** The changes of a sync. */
export interface StoredChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Stays that the feed lacks and that are kept for now. */
  readonly missing: number;
  /** The changes published to other services, in this order. */
  readonly publishedChanges: readonly ExternalNights[];
}

/** The context of a store: its feed, its moment and its correlation id. */
interface StoreContext {
  readonly feedId: string;
  readonly now: Date;
  readonly correlationId: string;
}

/** A successful sync: its context, and the events of the feed that are unreadable. */
interface ReadingContext extends StoreContext {
  readonly unread: readonly UnreadEvent[];
}

/**
 * Stores the contents of a feed in the transaction of its lease: stays, events, echoes and conflicts
 * together.
 */
export async function storeStays(
  deps: ConflictDeps,
  sql: Sql,
  stays: readonly FeedStay[],
  context: ReadingContext,
): Promise<StoredChanges> {
  const { now, unread } = context;
  const known = await knownStays(sql, context.feedId);
  const changes = compareFeed(known, stays, { now, today: dateInZone(now, deps.timeZone), unread });
  return writeChanges(deps, sql, changes, context);
}

/** The feed is unchanged (304), which confirms the stays that it lacks. */
export async function storeUnchanged(
  deps: ConflictDeps,
  sql: Sql,
  context: ReadingContext,
): Promise<StoredChanges> {
  const known = await knownStays(sql, context.feedId);
  return removeMissing(deps, sql, known, confirmMissing(known, context.unread, context.now), context);
}

/** Staff confirm that the stays that the feed lacks are gone. */
export async function storeAccepted(
  deps: ConflictDeps,
  sql: Sql,
  context: StoreContext,
): Promise<StoredChanges> {
  const known = await knownStays(sql, context.feedId);
  const missing = known.filter((stay) => stay.missingSince !== null);
  return removeMissing(deps, sql, known, missing, context);
}

function removeMissing(
  deps: ConflictDeps,
  sql: Sql,
  known: readonly ExternalStay[],
  removed: readonly ExternalStay[],
  context: StoreContext,
): Promise<StoredChanges> {
  const missing = known.filter((stay) => stay.missingSince !== null).length - removed.length;
  return writeChanges(deps, sql, { added: [], changed: [], removed, newlyMissing: [], missing }, context);
}

async function writeChanges(
  deps: ConflictDeps,
  sql: Sql,
  changes: FeedChanges,
  { feedId, now, correlationId }: StoreContext,
): Promise<StoredChanges> {
  // Every transaction that changes stays or scans all of them takes this lock, so that row locks cannot
  // deadlock.
  await lockConflicts(sql);
  const { changed, removed, newlyMissing, missing } = changes;
  const moved = changed.filter(hasMoved);
  const added = changes.added.map((stay) => ({ ...stay, id: deps.newId() }));
  const left = moved.filter((change) => !stillHasItsNights(change)).map(({ known }) => known);
  await rememberDroppedEchoes(sql, feedId, [...removed, ...left], now);
  const gone = await removeStays(
    sql,
    removed.map(({ id }) => id),
  );
  await freeExternalIds(
    sql,
    feedId,
    [...added, ...changed.map(({ incoming }) => incoming)].map((stay) => stay.externalId),
  );
  await updateStays(sql, changed, now);
  await insertStays(sql, feedId, added, now);
  await markMissing(
    sql,
    newlyMissing.map(({ id }) => id),
    now,
  );
  await touchStays(sql, feedId, now);

  const publishedChanges = [
    ...gone,
    ...moved.map(({ known, incoming: stay }) => present(known.id, known.revision + 1, stay)),
    ...added.map((stay) => present(stay.id, 1, stay)),
  ];
  await appendEvents(sql, externalNightsChanged, publishedChanges, { correlationId, now });
  const echoes = await markEchoes(sql, { correlationId, now });
  await detectConflicts(deps, sql, correlationId);
  return {
    added: added.length,
    changed: changed.filter(isWorthSaying).length,
    removed: removed.length,
    missing,
    publishedChanges: [...publishedChanges, ...echoes],
  };
}

/** A block that grows has not dropped its nights: platforms merge adjacent blocks. */
function stillHasItsNights({ known, incoming }: FeedChanges['changed'][number]): boolean {
  return (
    incoming.kind === 'block' && incoming.startDate <= known.startDate && incoming.endDate >= known.endDate
  );
}

function present(entityId: string, revision: number, stay: FeedStay): ExternalNights {
  return { entityId, revision, status: 'present', from: stay.startDate, to: stay.endDate };
}

/** A new UID is not a change for other services. */
function isWorthSaying({ known, incoming }: FeedChanges['changed'][number]): boolean {
  return hasMoved({ known, incoming }) || known.summary !== incoming.summary || known.missingSince !== null;
}
