import type { FeedPlatform } from '@getaway/contracts/http/calendar-feeds';
import { fullCalendarPath, redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, secondMs } from '@getaway/kernel/instant';
import { findFeed, insertFeed, type FeedRecord } from './feeds.repository.ts';
import { deleteFeed } from './keep-feeds.ts';
import { syncOneFeed } from './sync-calendars.ts';
import type { SyncFeedDeps } from './sync-feed.ts';

export type AddedFeed =
  /** The feed as it was before it was read. */
  | { readonly ok: true; readonly feed: FeedRecord }
  | { readonly ok: false; readonly reason: 'already-exists' | 'own-calendar' };

/** Longer than the first reading is waited for: the schedule has what could not begin meanwhile. */
const firstPollAfterMs = 10 * secondMs;

/**
 * Adds a feed and reads it. One that turns out to be our own export is taken back: its stays would stand in their own way.
 * A feed that fails otherwise, or takes long, is kept, and the list shows how it goes on.
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
  const outcome = await syncOneFeed(deps, id);
  if (outcome?.fault !== 'own-calendar') return { ok: true, feed: added };
  await deleteFeed(deps, id, correlationId);
  return { ok: false, reason: 'own-calendar' };
}

/** By its address; behind another one, what it says tells. */
function isOwnExport(address: string, publicOrigin: string): boolean {
  const { host, pathname } = new URL(address);
  const isExport = pathname === fullCalendarPath || pathname === redactedCalendarPath;
  return isExport && host === new URL(publicOrigin).host;
}
