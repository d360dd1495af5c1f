import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import type { FeedRecord } from './feed.rules.ts';
import { findFeed, updateFeed } from './feeds.repository.ts';

interface ChangeFeedDeps {
  readonly database: Database;
  readonly timeZone: string;
  readonly now: Clock;
}

/** Updates a feed's name or whether it is active. Undefined for an unknown feed. */
export function changeFeed(
  deps: ChangeFeedDeps,
  id: string,
  change: { name?: string | undefined; isActive?: boolean | undefined },
): Promise<FeedRecord | undefined> {
  const now = deps.now();
  return deps.database.transactPlain(async (sql) =>
    (await updateFeed(sql, id, { ...change, now }))
      ? findFeed(sql, id, dateInZone(now, deps.timeZone))
      : undefined,
  );
}
