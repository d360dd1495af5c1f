import { runReaders } from './feed-readers.ts';
import { leaseNextFeed } from './lease-next-feed.ts';
import { syncFeed, type SyncFeedDeps } from './sync-feed.ts';

/** Reads every feed that is due, one for each host at a time. */
export async function pollDueFeeds(deps: SyncFeedDeps): Promise<void> {
  await runReaders(async () => {
    while (!deps.stopping.aborted) {
      const feed = await leaseNextFeed(deps);
      if (!feed) return;
      await syncFeed(deps, feed, 'schedule');
    }
  });
}
