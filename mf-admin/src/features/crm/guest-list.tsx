import { memo, useEffect, type ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import type { Guest } from '@getaway/contracts/http/guests';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { ReadState } from '../../ui/read-state.ts';
import { GuestCard } from './guest-card.tsx';
import styles from './guest-list.module.css';
import { isNarrowed, pageSize, type GuestQuery } from './guest-query.ts';
import type { GuestPage } from './guests.api.ts';

interface GuestListProps {
  query: GuestQuery;
  state: ReadState<GuestPage>;
  busy: boolean;
  onPage: (page: number) => void;
  onMerge: (guest: Guest) => void;
  onDelete: (guest: Guest) => void;
}

export const GuestList = memo(function GuestList(props: GuestListProps): ReactNode {
  const { query, state, busy, onPage, onMerge, onDelete } = props;
  switch (state.status) {
    case 'loading':
      return <WaitingCards />;
    case 'failed':
      return <LoadFailure title="Failed to load guest data" onRetry={() => window.location.reload()} />;
    case 'ready': {
      const { guests, totalCount } = state.data;
      return (
        <section className={styles.results} aria-label="Guests" aria-busy={busy}>
          <Summary shown={guests.length} total={totalCount} page={query.page} />
          {guests.length === 0 ? (
            <NoGuests query={query} />
          ) : (
            <ul className={styles.cards}>
              {guests.map((guest) => (
                <li key={guest.id}>
                  <GuestCard guest={guest} onMerge={onMerge} onDelete={onDelete} />
                </li>
              ))}
            </ul>
          )}
          <Pages page={query.page} total={totalCount} busy={busy} onPage={onPage} />
        </section>
      );
    }
    default:
      return state satisfies never;
  }
});

function Summary({ shown, total, page }: { shown: number; total: number; page: number }): ReactNode {
  return (
    <p className={styles.summary} role="status">
      Showing {shown} of {total.toLocaleString('en-US')} guests
      {page > 1 && ` (page ${page})`}
    </p>
  );
}

function NoGuests({ query }: { query: GuestQuery }): ReactNode {
  return <Empty title="No guests found" hint={hintFor(query)} />;
}

function hintFor(query: GuestQuery): string {
  if (query.search !== '') return 'Try another name, email or phone.';
  if (isNarrowed(query)) return 'No guest fits these filters. Try wider ones.';
  return 'Guest data will appear here as bookings and contacts are made.';
}

interface PagesProps {
  page: number;
  total: number;
  busy: boolean;
  onPage: (page: number) => void;
}

function Pages({ page, total, busy, onPage }: PagesProps): ReactNode {
  const last = Math.max(1, Math.ceil(total / pageSize));
  // The list may have become shorter than the address says.
  useEffect(() => {
    if (!busy && page > last) onPage(last);
  }, [busy, page, last, onPage]);
  if (total <= pageSize) return null;
  const turnTo = (next: number): void => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={styles.pages} aria-label="Pages of guests">
      <Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        Previous
      </Button>
      <span>
        Page {page} of {last.toLocaleString('en-US')}
      </span>
      <Button disabled={page >= last} onClick={() => turnTo(page + 1)}>
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
