import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { LedgerEntry } from '@getaway/contracts/http/ledger';
import type { ListPage } from '@getaway/web-kit/api-client';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import { Results } from '../../ui/results.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { EntryCards } from './entry-cards.tsx';
import { EntryTable, type EntriesProps } from './entry-table.tsx';
import { isNarrowed, nextTry, pageSize, type LedgerQuery } from './ledger-query.ts';
import { countInWords } from './ledger-totals.tsx';
import type { LedgerPart } from './ledger.api.ts';
import styles from './ledger.module.css';

interface LedgerListProps {
  query: LedgerQuery;
  state: QueryState<ListPage<LedgerPart>>;
  busy: boolean;
  onPage: (page: number) => void;
  onSort: EntriesProps['onSort'];
  /** The address named a page after the last one. */
  onLastPage: (page: number) => void;
  onAttach: (entry: LedgerEntry) => void;
  onDocuments: (bookingReference: string) => void;
}

/** One page of entries: a table, or cards on a phone. */
export function LedgerList({
  query,
  state,
  busy,
  onPage,
  onSort,
  onLastPage,
  onAttach,
  onDocuments,
}: LedgerListProps): ReactNode {
  const Entries = usePhone() ? EntryCards : EntryTable;
  const last = state.status === 'ready' ? Math.max(1, Math.ceil(state.data.total / pageSize)) : undefined;
  useLastPage({ page: query.page, last, busy }, onLastPage);
  const turnTo = (page: number): void => {
    onPage(page);
    window.scrollTo({ top: 0 });
  };
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading the ledger">
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Couldn’t load the ledger" onRetry={state.retry} />;
    case 'ready': {
      const { items, total } = state.data;
      if (total === 0) return <NoEntries query={query} />;
      return (
        <Results
          label="Entries"
          isBusy={busy}
          summary={countInWords(total)}
          pages={<Pages of="entries" below="cards" page={query.page} last={last} onPage={turnTo} />}
        >
          <Entries
            entries={items.entries}
            sort={query}
            onSort={onSort}
            onAttach={onAttach}
            onDocuments={onDocuments}
          />
        </Results>
      );
    }
    default:
      return state satisfies never;
  }
}

function NoEntries({ query }: { query: LedgerQuery }): ReactNode {
  return isNarrowed(query) ? (
    <Empty title="No entries found" hint={nextTry(query)} />
  ) : (
    <Empty
      title="No entries yet"
      hint="Payments and refunds appear here, on the day the money came or went."
    />
  );
}
