import { secondMs } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { activeFeedIds } from './feeds.repository.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps, SyncOutcome } from './sync-feed.ts';

/**
 * Staff wait no longer for a slow feed. It is reported as in progress, and the list shows its outcome later.
 */
const withinMs = 5 * secondMs;

/** Reads every active feed on staff request. Those that are not done in time are left out. */
export async function syncCalendars(deps: SyncFeedDeps): Promise<SyncOutcome[]> {
  const ids = await activeFeedIds(sqlOf(deps.database.pool));
  return pollFeeds(deps, ids, { trigger: 'staff', withinMs });
}

/** Reads one feed on staff request. Undefined when it is still in progress. */
export async function syncOneFeed(deps: SyncFeedDeps, feedId: string): Promise<SyncOutcome | undefined> {
  const [outcome] = await pollFeeds(deps, [feedId], { trigger: 'staff', withinMs });
  return outcome;
}
