import type { Thread, ThreadStatus } from '@getaway/contracts/http/inbox';
import type { InboxDeps } from './inbox-deps.ts';
import { showThread } from './show-thread.ts';
import { lockThread, setStatus } from './threads.repository.ts';

/** Closes a thread or opens it. Undefined for an unknown one. */
export function changeThread(deps: InboxDeps, id: string, status: ThreadStatus): Promise<Thread | undefined> {
  return deps.database.transact(async (_tx, sql) => {
    // First: a statement that waits for the lock has not seen what was stored meanwhile.
    await lockThread(sql, id);
    await setStatus(sql, id, status);
    return showThread(deps, sql, id);
  });
}
