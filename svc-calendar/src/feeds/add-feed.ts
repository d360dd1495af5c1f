import type { FeedPlatform } from '@getaway/contracts/http/calendar-feeds';
import { fullCalendarPath, redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, secondMs } from '@getaway/kernel/instant';
import { staffWaitMs } from './back-off.rules.ts';
import { deleteFeed } from './delete-feed.ts';
import type { FeedRecord } from './feed.rules.ts';
import { findFeed, insertFeed } from './feeds.repository.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps } from './sync-feed.ts';

export type AddedFeed =
  /** The feed before its first sync. */
  | { readonly ok: true; readonly feed: FeedRecord }
  | { readonly ok: false; readonly reason: 'already-exists' | 'own-calendar' };

/** Longer than the first sync may take. The schedule reads feeds whose sync could not start in time. */
const firstPollAfterMs = 10 * secondMs;

/**
 * Adds a feed and syncs it. A feed that turns out to be our own export is removed, because its stays would
 * conflict with themselves. A feed that fails for another reason, or takes long, is kept, and the list shows
 * its status.
 */
export async function addFeed(
  deps: SyncFeedDeps & { readonly publicOrigin: string },
  feed: { name: string; url: string; platform: FeedPlatform },
  correlationId: string,
): Promise<AddedFeed> {
  if (isOwnExport(feed.url, deps.publicOrigin)) return { ok: false, reason: 'own-calendar' };
  const id = deps.newId();
  const now = deps.now();
  const firstPollAt = addMilliseconds(now, firstPollAfterMs);
  const added = await deps.database.transactPlain(async (sql) =>
    (await insertFeed(sql, { ...feed, id, now, firstPollAt }))
      ? findFeed(sql, id, dateInZone(now, deps.timeZone))
      : undefined,
  );
  if (!added) return { ok: false, reason: 'already-exists' };
  const [outcome] = await pollFeeds(deps, [id], { trigger: 'staff', withinMs: staffWaitMs });
  if (outcome?.fault !== 'own-calendar') return { ok: true, feed: added };
  await deleteFeed(deps, id, correlationId);
  return { ok: false, reason: 'own-calendar' };
}

/** Recognized by its address; behind another address, by its contents. */
function isOwnExport(address: string, publicOrigin: string): boolean {
  const { host, pathname } = new URL(address);
  const isExport = pathname === fullCalendarPath || pathname === redactedCalendarPath;
  return isExport && host === new URL(publicOrigin).host;
}
