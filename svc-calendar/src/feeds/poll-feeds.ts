import { setTimeout as sleep } from 'node:timers/promises';
import { giveBackLease } from './feed-leases.repository.ts';
import type { SyncTrigger } from './feed-log.rules.ts';
import { runReaders } from './feed-readers.ts';
import { leaseNextFeed } from './lease-next-feed.ts';
import { syncFeed, type SyncFeedDeps, type SyncOutcome } from './sync-feed.ts';

const lookAgainMs = 100;

export interface PollOptions {
  readonly trigger: SyncTrigger;
  readonly withinMs: number;
}

/**
 * Reads the given feeds, due or not, and returns the outcome of each within the deadline. It waits for a feed
 * that another reader has, or whose host is busy. Feeds that are not done by the deadline are left out; a
 * sync in progress then continues and is stored.
 */
export async function pollFeeds(
  deps: SyncFeedDeps,
  feedIds: readonly string[],
  { trigger, withinMs }: PollOptions,
): Promise<SyncOutcome[]> {
  const waiting = new Set(feedIds);
  const outcomes: SyncOutcome[] = [];
  const deadline = performance.now() + withinMs;
  const reading = runReaders(async () => {
    while (waiting.size > 0 && performance.now() < deadline && !deps.stopping.aborted) {
      const feed = await leaseNextFeed(deps, [...waiting]);
      if (!feed) await sleep(lookAgainMs);
      else if (waiting.delete(feed.id)) {
        outcomes.push(await syncFeed(deps, feed, trigger));
      }
      // A concurrent reader finished with it while our request was on its way.
      else await deps.database.transactPlain((sql) => giveBackLease(sql, feed));
    }
  });
  const isAnswered = new AbortController();
  const inTime = sleep(withinMs, 'late', { signal: isAnswered.signal, ref: false });
  if ((await Promise.race([reading, inTime])) === 'late') {
    reading.catch((error: unknown) => deps.logger.warn({ err: error }, 'feeds could not be read'));
  }
  isAnswered.abort();
  return [...outcomes];
}
