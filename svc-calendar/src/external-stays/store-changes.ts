import { externalNightsChanged, type ExternalNights } from '@getaway/contracts/events/external-nights';
import { appendEvents } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { lockConflicts } from '../database/conflict-lock.ts';
import type { UnreadEvent } from '../feeds/unread-event.rules.ts';
import { hasMoved, type FeedChanges } from './compare-feed.rules.ts';
import { rememberDroppedEchoes } from './echoes.repository.ts';
import {
  freeExternalIds,
  insertStays,
  markMissing,
  removeStays,
  touchStays,
  updateStays,
} from './external-stays.repository.ts';
import type { FeedStay } from './feed-stay.rules.ts';
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
export interface StoreContext {
  readonly feedId: string;
  readonly now: Date;
  readonly correlationId: string;
}

/** A successful sync: its context, and the events of the feed that are unreadable. */
export interface ReadingContext extends StoreContext {
  readonly unread: readonly UnreadEvent[];
}

/** Writes the changes of a sync with its events, echoes, and conflicts, in the transaction of the feed's lease. */
export async function storeChanges(
  deps: ConflictDeps,
  sql: Sql,
  changes: FeedChanges,
  { feedId, now, correlationId }: StoreContext,
): Promise<StoredChanges> {
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
