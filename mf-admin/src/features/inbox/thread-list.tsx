import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { listThreads } from '@getaway/contracts/http/inbox';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListKeysHint } from '../../ui/list-keys-hint.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import { queryState } from '../../ui/query-state.ts';
import { Results } from '../../ui/results.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { callQueryOf, pageSize, type InboxQuery } from './inbox-query.ts';
import styles from './inbox.module.css';
import { ThreadRow } from './thread-row.tsx';
import type { Drafts } from './use-drafts.ts';

interface ThreadListProps {
  query: InboxQuery;
  drafts: Drafts;
  onPage: (page: number) => void;
}

/** One page of threads, those with the newest message first. */
export function ThreadList({ query, drafts, onPage }: ThreadListProps): ReactNode {
  const read = usePageQuery(listThreads, { query: callQueryOf(query) });
  const state = queryState(read);
  const last = state.status === 'ready' ? Math.max(1, Math.ceil(state.data.total / pageSize)) : undefined;
  // Closing threads may have left the list with fewer pages than the address says.
  useLastPage({ page: query.page, last, busy: read.isValidating }, onPage);
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading threads">
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Couldn’t load the inbox" onRetry={state.retry} />;
    case 'ready':
      if (state.data.total === 0) return <NoThreads query={query} />;
      return (
        <Results
          label="Threads"
          isBusy={read.isValidating}
          summary={countInWords(state.data.total)}
          hint={<ListKeysHint />}
          pages={<Pages of="threads" below="cards" page={query.page} last={last} onPage={onPage} />}
        >
          <ul className={styles.list}>
            {state.data.items.map((thread) => (
              <ThreadRow
                key={thread.id}
                thread={thread}
                query={query}
                hasDraft={drafts.of(thread.id).trim() !== ''}
              />
            ))}
          </ul>
        </Results>
      );
    default:
      return state satisfies never;
  }
}

function countInWords(total: number): string {
  return total === 1 ? '1 thread' : `${total.toLocaleString('en-US')} threads`;
}

function NoThreads({ query: { search, show } }: { query: InboxQuery }): ReactNode {
  if (search !== '')
    return <Empty title="No threads found" hint="Try another name, email, or booking reference." />;
  switch (show) {
    case 'unread':
      return <Empty title="You’ve read everything" />;
    case 'closed':
      return <Empty title="No closed threads" />;
    case 'open':
    case 'all':
      return (
        <Empty
          title={show === 'open' ? 'No open threads' : 'No threads yet'}
          hint="Messages from the contact form, the chat, and guest pages appear here."
        />
      );
    default:
      return show satisfies never;
  }
}
