import { sqlOf } from '@getaway/service-kit/sql';
import type { InboxDeps } from './inbox-deps.ts';
import { unreadThreads } from './threads.repository.ts';

/** How many threads have unread messages. */
export function countUnreadThreads({ database }: Pick<InboxDeps, 'database'>): Promise<number> {
  return unreadThreads(sqlOf(database.pool));
}
