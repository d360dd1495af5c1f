import { memo, useEffect, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Guest } from '@getaway/contracts/http/guests';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import { useProgressiveList } from '../../ui/use-progressive-list.ts';
import { GuestCard } from './guest-card.tsx';
import card from '../../ui/card.module.css';
import { Results } from '../../ui/results.tsx';
import styles from './guest-list.module.css';
import { isNarrowed, pageSize, type GuestQuery } from './guest-query.ts';
import type { GuestPage } from './guests.api.ts';

/** Two rows on a laptop; drawn within half of what a press may wait for on a slow machine. */
const cardsAtOnce = 5;

interface GuestListProps {
  query: GuestQuery;
  state: QueryState<GuestPage>;
  busy: boolean;
  onPage: (page: number) => void;
  onMerge: (guest: Guest) => void;
  onDelete: (guest: Guest) => void;
}

export const GuestList = memo(function GuestList(props: GuestListProps): ReactNode {
  const { query, state, busy, onPage, onMerge, onDelete } = props;
  const last =
    state.status === 'ready' ? Math.max(1, Math.ceil(state.data.totalCount / pageSize)) : undefined;
  // The list may have become shorter than the address says.
  useEffect(() => {
    if (!busy && last !== undefined && query.page > last) onPage(last);
  }, [busy, query.page, last, onPage]);
  const turnTo = (page: number): void => {
    onPage(page);
    window.scrollTo({ top: 0 });
  };
  switch (state.status) {
    case 'loading':
      return <WaitingCards />;
    case 'failed':
      return <LoadFailure title="Failed to load guest data" onRetry={() => window.location.reload()} />;
    case 'ready': {
      const { guests, totalCount } = state.data;
      return (
        <Results
          label="Guests"
          isBusy={busy}
          summary={countInWords(guests.length, totalCount, query.page)}
          pages={<Pages of="guests" below="cards" page={query.page} last={last} onPage={turnTo} />}
        >
          {guests.length === 0 ? (
            <NoGuests query={query} />
          ) : (
            <Cards guests={guests} onMerge={onMerge} onDelete={onDelete} />
          )}
        </Results>
      );
    }
    default:
      return state satisfies never;
  }
});

type CardsProps = Pick<GuestListProps, 'onMerge' | 'onDelete'> & { guests: readonly Guest[] };

function Cards({ guests, onMerge, onDelete }: CardsProps): ReactNode {
  return (
    <ul className={`${card.cards} ${styles.cards}`}>
      {useProgressiveList(guests, cardsAtOnce).map((guest) => (
        <li key={guest.id}>
          <GuestCard guest={guest} onMerge={onMerge} onDelete={onDelete} />
        </li>
      ))}
    </ul>
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

function WaitingCards(): ReactNode {
  return (
    <div className={`${card.cards} ${styles.cards}`} role="status" aria-label="Loading guests">
      {Array.from({ length: 6 }, (_, index) => (
        <div className={styles.waiting} key={index}>
          <Skeleton active avatar paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  );
}
