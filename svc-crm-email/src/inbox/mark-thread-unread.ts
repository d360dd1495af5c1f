import type { Thread } from '@getaway/contracts/http/inbox';
import type { InboxDeps } from './inbox-deps.ts';
import { showThread } from './show-thread.ts';
import { markUnread } from './threads.repository.ts';

/** Marks the newest message of the guest as unread. Undefined for an unknown thread. */
export function markThreadUnread(deps: InboxDeps, id: string): Promise<Thread | undefined> {
  return deps.database.transact(async (_tx, sql) => {
    await markUnread(sql, id);
    return showThread(deps, sql, id);
  });
}
