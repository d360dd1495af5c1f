import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Empty } from '../../ui/empty.tsx';
import { focusPageWhenLost } from '../../ui/focus-page-when-lost.ts';
import { useListKeys } from '../../ui/use-list-keys.ts';
import { useQueuedParams } from '../../ui/use-queued-params.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { addressOf, readQuery, type InboxQuery } from './inbox-query.ts';
import styles from './inbox.module.css';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { rowIdOf } from './thread-row.tsx';
import type { Drafts } from './use-drafts.ts';

/** Threads and, beside them, the one that is read; where there is no room, one or the other. */
export function ThreadsTab({ drafts }: { drafts: Drafts }): ReactNode {
  const [params, setParams] = useQueuedParams();
  const query = readQuery(params);
  // Whatever else changes, one starts again at the first page. Each letter of a search is no page to go back to.
  const change = useCallback(
    (changed: Partial<InboxQuery>) =>
      setParams((last) => addressOf({ ...readQuery(last), page: 1, ...changed }), {
        replace: changed.search !== undefined,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const leave = useCallback(() => change({ page: query.page, thread: '' }), [change, query.page]);
  useFocusOnReturn(query.thread);
  useListKeys();
  // Those who come from another page for one thread come to answer it.
  const [cameFor] = useState(query.thread);
  return (
    <div className={styles.inbox}>
      <div className={styles.columns} data-reads={query.thread !== ''}>
        <div className={styles.threads}>
          <InboxFilters query={query} onChange={change} />
          <ThreadList query={query} drafts={drafts} onPage={(page) => change({ page })} />
        </div>
        <div className={styles.beside}>
          {query.thread === '' ? (
            <Empty title="No thread selected" hint="Choose a thread to read and reply." />
          ) : (
            <ThreadPane
              key={query.thread}
              threadId={query.thread}
              isToAnswer={query.thread === cameFor}
              drafts={drafts}
              onLeave={leave}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** After a thread, the keyboard goes on at the row that it was opened from. */
function useFocusOnReturn(threadId: string): void {
  const last = useRef(threadId);
  useEffect(() => {
    if (threadId === '' && last.current !== '') {
      document.getElementById(rowIdOf(last.current))?.focus({ preventScroll: true });
      focusPageWhenLost();
    }
    last.current = threadId;
  }, [threadId]);
}
