import { secondMs } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { activeFeedIds } from './feeds.repository.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps, SyncOutcome } from './sync-feed.ts';

/** Staff wait no longer for a feed that drips: it is answered as still being read, and the list shows how it ends. */
const withinMs = 5 * secondMs;

/** Reads every active feed on staff request; those that are not done in time are left out. */
export async function syncCalendars(deps: SyncFeedDeps): Promise<SyncOutcome[]> {
  const ids = await activeFeedIds(sqlOf(deps.database.pool));
  return pollFeeds(deps, ids, { trigger: 'staff', withinMs });
}

/** Reads one feed on staff request; undefined when it is still being read. */
export async function syncOneFeed(deps: SyncFeedDeps, feedId: string): Promise<SyncOutcome | undefined> {
  const [outcome] = await pollFeeds(deps, [feedId], { trigger: 'staff', withinMs });
  return outcome;
}
