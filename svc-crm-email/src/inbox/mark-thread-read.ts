import type { Thread } from '@getaway/contracts/http/inbox';
import type { InboxDeps } from './inbox-deps.ts';
import { showThread } from './show-thread.ts';
import { markRead } from './threads.repository.ts';

/** Marks the messages of a thread as read, up to the one that staff saw last. Undefined for an unknown thread. */
export function markThreadRead(deps: InboxDeps, id: string, upTo: string): Promise<Thread | undefined> {
  return deps.database.transact(async (_tx, sql) => {
    await markRead(sql, id, upTo, deps.now());
    return showThread(deps, sql, id);
  });
}
