import { externalNightsChanged } from '@getaway/contracts/events/external-nights';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { appendEvents } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { lockConflicts } from '../conflicts/conflicts.repository.ts';
import { knownStays, removeStays } from '../external-stays/external-stays.repository.ts';
import { dropFeed, findFeed, lockFeed, updateFeed, type FeedRecord } from './feeds.repository.ts';
import { endQuarantine } from './feed-leases.repository.ts';
import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { storeAccepted } from '../external-stays/store-feed.ts';

interface KeepFeedsDeps extends ConflictDeps {
  readonly database: Database;
}

/** Updates a feed's name or whether it is active. Undefined for an unknown feed. */
export function changeFeed(
  deps: KeepFeedsDeps,
  id: string,
  change: { name?: string | undefined; isActive?: boolean | undefined },
): Promise<FeedRecord | undefined> {
  return deps.database.transactPlain(async (sql) =>
    (await updateFeed(sql, id, { ...change, now: deps.now() })) ? asItIs(deps, sql, id) : undefined,
  );
}

/**
 * Deletes a feed with its stays, and publishes that their nights are available. Returns false for an unknown
 * feed.
 */
export function deleteFeed(deps: KeepFeedsDeps, id: string, correlationId: string): Promise<boolean> {
  return deps.database.transactPlain(async (sql) => {
    if (!(await lockFeed(sql, id))) return false;
    await lockConflicts(sql);
    const gone = await removeStays(
      sql,
      (await knownStays(sql, id)).map((stay) => stay.id),
    );
    await dropFeed(sql, id);
    await appendEvents(sql, externalNightsChanged, gone, { correlationId, now: deps.now() });
    await detectConflicts(deps, sql, correlationId);
    return true;
  });
}

/** Staff confirm that the stays that a feed lacks are gone. Undefined for an unknown feed. */
export function acceptMissing(
  deps: KeepFeedsDeps,
  id: string,
  correlationId: string,
): Promise<FeedRecord | undefined> {
  return deps.database.transactPlain(async (sql) => {
    if (!(await lockFeed(sql, id))) return undefined;
    await storeAccepted(deps, sql, { feedId: id, now: deps.now(), correlationId });
    await endQuarantine(sql, id);
    return asItIs(deps, sql, id);
  });
}

function asItIs({ now, timeZone }: KeepFeedsDeps, sql: Sql, id: string): Promise<FeedRecord | undefined> {
  return findFeed(sql, id, dateInZone(now(), timeZone));
}
