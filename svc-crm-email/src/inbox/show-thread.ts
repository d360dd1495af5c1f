import type { Thread } from '@getaway/contracts/http/inbox';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { InboxDeps } from './inbox-deps.ts';
import { threadPage } from './thread-list.repository.ts';

/** A thread as staff see it; undefined for an unknown one. */
export async function showThread(
  { now, timeZone }: Pick<InboxDeps, 'now' | 'timeZone'>,
  sql: Sql,
  id: string,
): Promise<Thread | undefined> {
  const { threads } = await threadPage(sql, { id, limit: 1 }, dateInZone(now(), timeZone));
  return threads[0];
}
