import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readBookingHistory } from '@getaway/contracts/http/staff-booking-changes';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { actInWords, actorInWords } from './act-words.ts';
import styles from './booking-details.module.css';
import { changeInWords } from './change-words.ts';

type Entry = Answer<typeof readBookingHistory>[number];

/** What staff and time did to a booking, newest first. */
export function BookingHistory({ bookingId }: { bookingId: string }): ReactNode {
  const state = queryState(useQuery(readBookingHistory, { params: { id: bookingId } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the history" onRetry={state.retry} />;
    case 'ready':
      if (state.data.length === 0) return <p className={styles.quiet}>No changes yet.</p>;
      return (
        <ol className={styles.history} aria-label="History" tabIndex={0}>
          {state.data.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      );
    default:
      return state satisfies never;
  }
}

function HistoryEntry({ entry: { at, actor, action, changes } }: { entry: Entry }): ReactNode {
  return (
    <li>
      <p>
        <strong>{actInWords(action)}</strong>
        {actorInWords(actor)}
        <span className={styles.quiet}> · {formatMoment(at)}</span>
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.field}>{changeInWords(change)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
