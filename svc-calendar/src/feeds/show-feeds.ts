import type { Page } from '@getaway/contracts/http/paging';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { FeedRecord } from './feed.rules.ts';
import { countFeeds, listFeeds } from './feeds.repository.ts';

/** A page of the feeds, newest first, with the number of all of them. */
export async function showFeeds(
  deps: { readonly database: Database; readonly timeZone: string; readonly now: Clock },
  page: Page,
): Promise<{ feeds: FeedRecord[]; count: number }> {
  const count = await countFeeds(deps.database);
  const today = dateInZone(deps.now(), deps.timeZone);
  return { feeds: await listFeeds(sqlOf(deps.database.pool), { ...page, today }), count };
}
