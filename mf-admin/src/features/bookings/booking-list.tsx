import type { CSSProperties, ReactNode } from 'react';
import { Skeleton } from 'antd';
import { listBookings, type StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListKeysHint } from '../../ui/list-keys-hint.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import { queryState } from '../../ui/query-state.ts';
import { Results } from '../../ui/results.tsx';
import { SortHeader } from '../../ui/sort-header.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { useProgressiveList } from '../../ui/use-progressive-list.ts';
import rows from '../../ui/rows.module.css';
import type { BookingActs } from './booking-acts.ts';
import {
  callQueryOf,
  countInWords,
  isCountCapped,
  isNarrowed,
  pageSize,
  periodOf,
  sortOf,
  type BookingQuery,
} from './booking-query.ts';
import { BookingRow } from './booking-row.tsx';
import styles from './bookings.module.css';

/** Drawn within half of what a press may wait for on a slow machine. */
const rowsAtOnce = 7;

/** Entry codes and statuses are never cut off, so their columns have a least width. */
const widths = ['0, 2.1fr', '6.5rem, 1.1fr', '0, 1fr', '0, 1fr', '0, 0.9fr', '0, 0.85fr', '8rem, 1.3fr'];
const columns = {
  '--columns': `${widths.map((width) => `minmax(${width})`).join(' ')} 2rem`,
} as CSSProperties;

interface BookingListProps {
  query: BookingQuery;
  onChange: (change: Partial<BookingQuery>) => void;
  /** The address named a page after the last one. */
  onLastPage: (page: number) => void;
  acts: BookingActs;
}

export function BookingList({ query, onChange, onLastPage, acts }: BookingListProps): ReactNode {
  const read = usePageQuery(listBookings, { query: callQueryOf(query) });
  const state = queryState(read);
  // Of a count that stops at the most bookings counted, pages before that are certain.
  const counted = read.data && Math.ceil(read.data.total / pageSize);
  const last = read.data?.items.length === 0 ? counted : undefined;
  useLastPage({ page: query.page, last, busy: read.isValidating }, onLastPage);
  const turnTo = (page: number): void => {
    onChange({ page });
    window.scrollTo({ top: 0 });
  };
  switch (state.status) {
    case 'loading':
      return <WaitingRows />;
    case 'failed':
      return <LoadFailure title="Couldn’t load bookings" onRetry={state.retry} />;
    case 'ready': {
      const { items, total } = state.data;
      const capped = isCountCapped(query, total);
      if (items.length === 0 && query.page === 1) {
        return <Empty title="No bookings found" hint={hintFor(query)} />;
      }
      return (
        <Results
          label="Bookings"
          isBusy={read.isValidating}
          summary={countInWords(query, total)}
          hint={<ListKeysHint />}
          pages={
            <Pages
              of="bookings"
              below="cards"
              page={query.page}
              last={capped ? undefined : Math.ceil(total / pageSize)}
              isLast={capped ? items.length < pageSize : undefined}
              onPage={turnTo}
            />
          }
        >
          <Rows items={items} query={query} onChange={onChange} acts={acts} />
        </Results>
      );
    }
    default:
      return state satisfies never;
  }
}

function Rows({
  items,
  query,
  onChange,
  acts,
}: Omit<BookingListProps, 'onLastPage'> & { items: readonly StaffBooking[] }): ReactNode {
  const sort = { sort: sortOf(query), onSort: onChange };
  return (
    <div className={rows.sheet}>
      <table className={rows.table} style={columns} aria-label="Bookings">
        <thead>
          <tr className={rows.head}>
            <SortHeader sortKey="guestName" {...sort}>
              Guest
            </SortHeader>
            <th scope="col">Reference</th>
            <SortHeader sortKey="checkIn" {...sort}>
              Check-in
            </SortHeader>
            <th scope="col">Check-out</th>
            <th scope="col">Guests</th>
            <SortHeader sortKey="total" first="desc" {...sort}>
              Total
            </SortHeader>
            <SortHeader sortKey="status" {...sort}>
              Status
            </SortHeader>
            <td />
          </tr>
        </thead>
        <tbody>
          {useProgressiveList(items, rowsAtOnce).map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              isOpen={booking.id === query.booking}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function hintFor(query: BookingQuery): string {
  if (isNarrowed(query)) return 'Try another name, status or date.';
  switch (periodOf(query)) {
    case 'upcoming':
      return 'No stay is coming up. Earlier ones are under Past.';
    case 'past':
      return 'No stay is over yet.';
    default:
      return 'Bookings made by guests and staff appear here.';
  }
}

function WaitingRows(): ReactNode {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading bookings">
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
