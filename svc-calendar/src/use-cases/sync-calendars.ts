import { secondMs } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { activeFeedIds } from '../data/feeds.repository.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps, SyncOutcome } from './sync-feed.ts';

/** Below the patience of whatever stands between staff and us. */
const withinMs = 25 * secondMs;

/** Reads every active feed because staff wish so. */
export async function syncCalendars(deps: SyncFeedDeps): Promise<SyncOutcome[]> {
  const ids = await activeFeedIds(sqlOf(deps.database.pool));
  return pollFeeds(deps, ids, { trigger: 'staff', withinMs });
}

/** Reads one feed because staff wish so; undefined when somebody else is still reading it. */
export async function syncOneFeed(deps: SyncFeedDeps, feedId: string): Promise<SyncOutcome | undefined> {
  const [outcome] = await pollFeeds(deps, [feedId], { trigger: 'staff', withinMs });
  return outcome;
}
