import { memo, type CSSProperties, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { ListedGuest } from '@getaway/contracts/http/guests';
import { Empty } from '../../ui/empty.tsx';
import { ListKeysHint } from '../../ui/list-keys-hint.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import { useLastPage } from '../../ui/use-last-page.ts';
import { useProgressiveList } from '../../ui/use-progressive-list.ts';
import { Results } from '../../ui/results.tsx';
import { SortHeader } from '../../ui/sort-header.tsx';
import rows from '../../ui/rows.module.css';
import styles from './guest-list.module.css';
import { isNarrowed, pageSize, type GuestQuery } from './guest-query.ts';
import { GuestRow } from './guest-row.tsx';
import type { GuestPage } from './guests.api.ts';

/** Drawn within half of what a press may wait for on a slow machine. */
const rowsAtOnce = 7;

/** Dates, figures, and codes have what they need, so that none is cut; the rest is the guest's and the last contact's. */
const widths = [
  'minmax(0, 2.65fr)',
  'minmax(0, 1fr)',
  '3.875rem',
  '7rem',
  '4.25rem',
  '6.5rem',
  '6.25rem',
  '2rem',
];
const columns = { '--columns': widths.join(' ') } as CSSProperties;

interface GuestListProps {
  query: GuestQuery;
  state: QueryState<GuestPage>;
  busy: boolean;
  onPage: (page: number) => void;
  /** The address named a page after the last one. */
  onLastPage: (page: number) => void;
  onSort: (sort: Pick<GuestQuery, 'sortBy' | 'sortOrder'>) => void;
  onMerge: (guest: ListedGuest) => void;
  onDelete: (guest: ListedGuest) => void;
}

export const GuestList = memo(function GuestList(props: GuestListProps): ReactNode {
  const { query, state, busy, onPage } = props;
  const last =
    state.status === 'ready' ? Math.max(1, Math.ceil(state.data.totalCount / pageSize)) : undefined;
  useLastPage({ page: query.page, last, busy }, props.onLastPage);
  const turnTo = (page: number): void => {
    onPage(page);
    window.scrollTo({ top: 0 });
  };
  switch (state.status) {
    case 'loading':
      return <WaitingRows />;
    case 'failed':
      return <LoadFailure title="Failed to load guest data" onRetry={() => window.location.reload()} />;
    case 'ready': {
      const { guests, totalCount } = state.data;
      return (
        <Results
          label="Guests"
          isBusy={busy}
          summary={countInWords(guests.length, totalCount, query.page)}
          hint={<ListKeysHint />}
          pages={<Pages of="guests" below="cards" page={query.page} last={last} onPage={turnTo} />}
        >
          {guests.length === 0 ? <NoGuests query={query} /> : <Rows {...props} guests={guests} />}
        </Results>
      );
    }
    default:
      return state satisfies never;
  }
});

function Rows(props: GuestListProps & { guests: readonly ListedGuest[] }): ReactNode {
  const { guests, query, onSort, onMerge, onDelete } = props;
  const sort = { sort: query, onSort };
  return (
    <div className={rows.sheet}>
      <table className={rows.table} style={columns} aria-label="Guests">
        <thead>
          <tr className={rows.head}>
            <SortHeader sortKey="name" {...sort}>
              Guest
            </SortHeader>
            <SortHeader sortKey="lastContact" first="desc" {...sort}>
              Last contact
            </SortHeader>
            <th scope="col">Emails</th>
            <SortHeader sortKey="stays" first="desc" {...sort}>
              Stays
            </SortHeader>
            <SortHeader sortKey="lifetimeValue" first="desc" {...sort}>
              Revenue
            </SortHeader>
            <th scope="col">Next stay</th>
            <th scope="col">Sequence</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {useProgressiveList(guests, rowsAtOnce).map((guest) => (
            <GuestRow key={guest.id} guest={guest} onMerge={onMerge} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function countInWords(shown: number, total: number, page: number): string {
  const place = page > 1 ? ` (page ${page})` : '';
  return `Showing ${shown} of ${total.toLocaleString('en-US')} guests${place}`;
}

function NoGuests({ query }: { query: GuestQuery }): ReactNode {
  return <Empty title="No guests found" hint={hintFor(query)} />;
}

function hintFor(query: GuestQuery): string {
  if (query.search !== '') return 'Try another name, email or phone.';
  if (isNarrowed(query)) return 'No guests match these filters. Try broader ones.';
  return 'Guest data will appear here as bookings and contacts are made.';
}

function WaitingRows(): ReactNode {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading guests">
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
