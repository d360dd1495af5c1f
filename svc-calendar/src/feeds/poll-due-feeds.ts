import { isFeedDue } from './feed-leases.repository.ts';
import { runReaders } from './feed-readers.ts';
import { leaseNextFeed } from './lease-next-feed.ts';
import { syncFeed, type SyncFeedDeps } from './sync-feed.ts';

/** Reads every feed that is due, one for each host at a time. */
export async function pollDueFeeds(deps: SyncFeedDeps): Promise<void> {
  // Most polls find none, without a lease for each reader.
  if (!(await isFeedDue(deps.database.pool, deps.now()))) return;
  await runReaders(async () => {
    while (!deps.stopping.aborted) {
      const feed = await leaseNextFeed(deps);
      if (!feed) return;
      await syncFeed(deps, feed, 'schedule');
    }
  });
}
