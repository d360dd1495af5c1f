import { secondMs } from '@getaway/kernel/instant';
import type { Running } from '@getaway/service-kit/shutdown';
import { pollDueFeeds } from './poll-due-feeds.ts';
import type { SyncFeedDeps } from './sync-feed.ts';

const sweepMs = 30 * secondMs;

export interface FeedPolling extends Running {
  /** A feed has to be read at once. */
  wake(): void;
}

/**
 * Reads feeds as they become due, as long as the service runs. Leases prevent two replicas from reading the
 * same feed.
 */
export function startFeedPolling(deps: SyncFeedDeps): FeedPolling {
  let stopped = false;
  let again = false;
  let wake = (): void => {};
  const loop = (async () => {
    while (!stopped) {
      again = false;
      try {
        await pollDueFeeds(deps);
      } catch (error) {
        deps.logger.warn({ err: error }, 'feeds could not be synced; retrying');
      }
      if (again || stopped) continue;
      await new Promise<void>((resolve) => {
        const sweep = setTimeout(resolve, sweepMs);
        wake = () => {
          clearTimeout(sweep);
          resolve();
        };
      });
    }
  })();
  return {
    wake: () => {
      again = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      wake();
      await loop;
    },
  };
}
