import type { Answer } from '@getaway/contracts/http/call';
import type {
  CalendarFeed,
  FeedHealth,
  SyncResult,
  readFeedLog,
} from '@getaway/contracts/http/calendar-feeds';
import type { FeedLogEntry } from './feed-log.rules.ts';
import type { FeedRecord } from './feed.rules.ts';
import { nothingSynced } from './sync-counts.rules.ts';
import type { SyncedFeed } from './sync-one-feed.ts';

/** A feed as staff see it, with its address. */
export function feedOnWire(feed: FeedRecord, now: Date): CalendarFeed {
  const { id, name, url, platform, isActive, lastSyncSuccess, syncErrors, stays, suspiciousStays } = feed;
  const { events, unreadEvents, oversizedEvents, longClosures } = feed;
  return {
    id,
    name,
    url,
    platform,
    isActive,
    health: healthOf(feed),
    isSyncing: feed.leasedUntil !== null && feed.leasedUntil > now,
    lastChecked: feed.lastChecked?.toISOString() ?? null,
    lastSyncSuccess,
    syncErrors,
    nextCheck: isActive ? feed.nextPollAt.toISOString() : null,
    stays,
    suspiciousStays,
    events,
    unreadEvents,
    oversizedEvents,
    longClosures: longClosures.map(({ from, to, nights }) => ({ from, to, nights })),
    createdAt: feed.createdAt.toISOString(),
    updatedAt: feed.updatedAt.toISOString(),
  };
}

function healthOf({ isActive, lastSyncSuccess, quarantinedAt, oversizedEvents }: FeedRecord): FeedHealth {
  if (!isActive) return 'inactive';
  if (lastSyncSuccess === null) return 'new';
  if (!lastSyncSuccess) return 'failing';
  return quarantinedAt === null && oversizedEvents === 0 ? 'ok' : 'suspicious';
}

/** The result of a sync on staff request. A sync that is not done yet continues in the background. */
export function resultOnWire({ feed, outcome }: SyncedFeed): SyncResult {
  if (outcome) {
    const { feedId, name, ok, added, changed, removed, quarantined, unread, error } = outcome;
    const { oversized, longClosures } = outcome;
    return {
      feedId,
      name,
      ok,
      added,
      changed,
      removed,
      quarantined,
      unread,
      oversized,
      longClosures,
      ...(error === undefined ? {} : { error }),
    };
  }
  return {
    feedId: feed.id,
    name: feed.name,
    ok: false,
    ...nothingSynced,
    error: 'This calendar is still syncing. Check again in a minute.',
    isPending: true,
  };
}

export function logEntryOnWire({
  feedId: _feedId,
  at,
  ...entry
}: FeedLogEntry): Answer<typeof readFeedLog>[number] {
  return { ...entry, at: at.toISOString() };
}
