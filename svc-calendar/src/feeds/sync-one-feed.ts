import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import { staffWaitMs } from './back-off.rules.ts';
import type { FeedRecord } from './feed.rules.ts';
import { findFeed } from './feeds.repository.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps, SyncOutcome } from './sync-feed.ts';

/** A feed that staff had synced, with the outcome if the sync was done in time. */
export interface SyncedFeed {
  readonly feed: FeedRecord;
  readonly outcome: SyncOutcome | undefined;
}

/** Reads one feed on staff request. Undefined for an unknown feed. */
export async function syncOneFeed(deps: SyncFeedDeps, id: string): Promise<SyncedFeed | undefined> {
  const feed = await findFeed(sqlOf(deps.database.pool), id, dateInZone(deps.now(), deps.timeZone));
  if (!feed) return undefined;
  const [outcome] = await pollFeeds(deps, [id], { trigger: 'staff', withinMs: staffWaitMs });
  return { feed, outcome };
}
