import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import type { Guest } from '@getaway/contracts/http/guests';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { readState } from '../../ui/read-state.ts';
import { GuestCard } from './guest-card.tsx';
import styles from './guest-list.module.css';
import { pageSize, useGuests, type GuestQuery } from './guests.api.ts';

interface GuestListProps {
  query: GuestQuery;
  onPage: (page: number) => void;
}

export function GuestList({ query, onPage }: GuestListProps): ReactNode {
  const read = useGuests(query);
  const state = readState(read);
  switch (state.status) {
    case 'loading':
      return <WaitingCards />;
    case 'failed':
      return <LoadFailure title="Failed to load guest data" onRetry={() => window.location.reload()} />;
    case 'ready': {
      const { guests, totalCount } = state.data;
      return (
        <section className={styles.results} aria-label="Guests" aria-busy={read.isValidating}>
          <Summary shown={guests.length} total={totalCount} page={query.page} />
          {guests.length === 0 ? <NoGuests searching={query.search !== ''} /> : <Cards guests={guests} />}
          {totalCount > pageSize && (
            <Pages page={query.page} last={Math.ceil(totalCount / pageSize)} onPage={onPage} />
          )}
        </section>
      );
    }
    default:
      return state satisfies never;
  }
}

function Summary({ shown, total, page }: { shown: number; total: number; page: number }): ReactNode {
  return (
    <p className={styles.summary} role="status">
      Showing {shown} of {total} guests
      {page > 1 && ` (page ${page})`}
    </p>
  );
}

function Cards({ guests }: { guests: Guest[] }): ReactNode {
  return (
    <ul className={styles.cards}>
      {guests.map((guest) => (
        <li key={guest.id}>
          <GuestCard guest={guest} />
        </li>
      ))}
    </ul>
  );
}

function NoGuests({ searching }: { searching: boolean }): ReactNode {
  const hint = searching
    ? 'Try another name, email or phone.'
    : 'Guest data will appear here as bookings and contacts are made.';
  return <Empty title="No guests found" hint={hint} />;
}

function Pages({
  page,
  last,
  onPage,
}: {
  page: number;
  last: number;
  onPage: (page: number) => void;
}): ReactNode {
  return (
    <nav className={styles.pages} aria-label="Pages of guests">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span>
        Page {page} of {last}
      </span>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

function WaitingCards(): ReactNode {
  return (
    <div className={styles.cards} role="status" aria-label="Loading guests">
      {Array.from({ length: 6 }, (_, index) => (
        <div className={styles.waiting} key={index}>
          <Skeleton active avatar paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  );
}
