import type { Page } from '@getaway/contracts/http/paging';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { logEntries } from './feed-log.repository.ts';
import type { FeedLogEntry } from './feed-log.rules.ts';
import { findFeed } from './feeds.repository.ts';

/** A page of the tries of a feed, newest first, with the number of all of them. Undefined for an unknown feed. */
export async function readFeedLog(
  deps: { readonly database: Database; readonly timeZone: string; readonly now: Clock },
  id: string,
  page: Page,
): Promise<{ entries: FeedLogEntry[]; count: number } | undefined> {
  const sql = sqlOf(deps.database.pool);
  const feed = await findFeed(sql, id, dateInZone(deps.now(), deps.timeZone));
  return feed && logEntries(sql, id, page);
}
