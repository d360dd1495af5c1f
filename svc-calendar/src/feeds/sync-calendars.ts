import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import { staffWaitMs } from './back-off.rules.ts';
import { activeFeedIds, listFeeds } from './feeds.repository.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps } from './sync-feed.ts';
import type { SyncedFeed } from './sync-one-feed.ts';

/** Reads every active feed on staff request. A feed that is not done in time has no outcome. */
export async function syncCalendars(deps: SyncFeedDeps): Promise<SyncedFeed[]> {
  const sql = sqlOf(deps.database.pool);
  const ids = await activeFeedIds(sql);
  const outcomes = await pollFeeds(deps, ids, { trigger: 'staff', withinMs: staffWaitMs });
  const feeds = await listFeeds(sql, { today: dateInZone(deps.now(), deps.timeZone) });
  return feeds
    .map((feed) => ({ feed, outcome: outcomes.find(({ feedId }) => feedId === feed.id) }))
    .filter(({ feed, outcome }) => feed.isActive || outcome !== undefined);
}
