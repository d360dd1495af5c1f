import type { Thread } from '@getaway/contracts/http/inbox';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { sqlOf } from '@getaway/service-kit/sql';
import type { InboxDeps } from './inbox-deps.ts';
import { threadPage, type ThreadFilters } from './thread-list.repository.ts';

/** A page of threads, newest message first, with the number of all that match. */
export function listThreads(
  { database, now, timeZone }: InboxDeps,
  filters: ThreadFilters,
): Promise<{ threads: Thread[]; count: number }> {
  return threadPage(sqlOf(database.pool), filters, dateInZone(now(), timeZone));
}
