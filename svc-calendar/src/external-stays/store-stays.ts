import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { compareFeed } from './compare-feed.rules.ts';
import { knownStays } from './external-stays.repository.ts';
import type { FeedStay } from './feed-stay.rules.ts';
import { storeChanges, type ReadingContext, type StoredChanges } from './store-changes.ts';

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
  return storeChanges(deps, sql, changes, context);
}
