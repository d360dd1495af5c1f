import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { listBookings } from '@getaway/contracts/http/staff-bookings';
import { usePageQuery } from '@getaway/web-kit/swr.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import { queryState } from '../../ui/query-state.ts';
import { Results } from '../../ui/results.tsx';
import { BookingCard } from './booking-card.tsx';
import {
  callQueryOf,
  countInWords,
  isCountCapped,
  isNarrowed,
  pageSize,
  type BookingQuery,
} from './booking-query.ts';
import styles from './bookings.module.css';

interface BookingListProps {
  query: BookingQuery;
  onChange: (change: Partial<BookingQuery>) => void;
  onEdit: (id: string) => void;
}

export function BookingList({ query, onChange, onEdit }: BookingListProps): ReactNode {
  const read = usePageQuery(listBookings, { query: callQueryOf(query) });
  const state = queryState(read);
  const turnTo = (page: number): void => {
    onChange({ page });
    window.scrollTo({ top: 0 });
  };
  switch (state.status) {
    case 'loading':
      return <WaitingCards />;
    case 'failed':
      return <LoadFailure title="Couldn’t load bookings" onRetry={state.retry} />;
    case 'ready': {
      const { items, total } = state.data;
      const capped = isCountCapped(query, total);
      if (items.length === 0 && query.page === 1) {
        return (
          <Empty
            title="No bookings found"
            hint={
              isNarrowed(query)
                ? 'Try another name, status or date.'
                : 'Bookings made by guests and staff appear here.'
            }
          />
        );
      }
      return (
        <Results
          label="Bookings"
          isBusy={read.isValidating}
          summary={countInWords(query, total)}
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
          <ul className={styles.cards}>
            {items.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        </Results>
      );
    }
    default:
      return state satisfies never;
  }
}

function WaitingCards(): ReactNode {
  return (
    <div className={styles.cards} role="status" aria-label="Loading bookings">
      {Array.from({ length: 4 }, (_, index) => (
        <div className={styles.waiting} key={index}>
          <Skeleton active paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  );
}
