import { setTimeout as sleep } from 'node:timers/promises';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { giveBackLease, leaseFeed, type LeasedFeed } from './feed-leases.repository.ts';
import type { SyncTrigger } from './feed-log.repository.ts';
import { syncFeed, type SyncFeedDeps, type SyncOutcome } from './sync-feed.ts';

/** Feeds that are read at the same time, each from another host. */
const readers = 4;
/** Longer than any sync: a reader that holds a lease for longer has crashed. */
const leaseMs = minuteMs;
const lookAgainMs = 100;

/** Reads every feed that is due, one for each host at a time. */
export async function pollDueFeeds(deps: SyncFeedDeps): Promise<void> {
  await asManyReaders(async () => {
    while (!deps.stopping.aborted) {
      const feed = await lease(deps);
      if (!feed) return;
      await syncFeed(deps, feed, 'schedule');
    }
  });
}

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
  const reading = asManyReaders(async () => {
    while (waiting.size > 0 && performance.now() < deadline && !deps.stopping.aborted) {
      const feed = await lease(deps, [...waiting]);
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

async function asManyReaders(read: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: readers }, read));
}

function lease(deps: SyncFeedDeps, among?: readonly string[]): Promise<LeasedFeed | undefined> {
  const now = deps.now();
  return deps.database.transactPlain((sql) =>
    leaseFeed(sql, {
      holder: deps.newId(),
      now,
      until: addMilliseconds(now, leaseMs),
      ...(among ? { among } : {}),
    }),
  );
}
