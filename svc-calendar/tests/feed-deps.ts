import { randomUUID } from 'node:crypto';
import { createLogger } from '@getaway/service-kit/logger';
import type { SyncFeedDeps } from '../src/feeds/sync-feed.ts';

/** What reads feeds in tests: in New York, from this machine too, without alerts and log lines. */
export function feedDeps({ database, reader }: Pick<SyncFeedDeps, 'database' | 'reader'>): SyncFeedDeps {
  return {
    database,
    reader,
    logger: createLogger({ part: 'test', level: 'silent' }),
    timeZone: 'America/New_York',
    now: () => new Date(),
    newId: randomUUID,
    stopping: new AbortController().signal,
    allowPrivateFeeds: true,
    feedAlertMs: 0,
  };
}
