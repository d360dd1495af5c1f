import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readBookingHistory, type FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { inWords } from '../../../format/in-words.ts';
import { formatMoment } from '../../../format/dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { readState } from '../../../ui/read-state.ts';
import { fieldInWords } from '../booking-words.ts';
import styles from './booking-details.module.css';

type Entry = Answer<typeof readBookingHistory>[number];

const instant = /^\d{4}-\d{2}-\d{2}T/;

/** What staff and time did to a booking, newest first. */
export function BookingHistory({ bookingId }: { bookingId: string }): ReactNode {
  const state = readState(useRead(readBookingHistory, { params: { id: bookingId } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="The history could not be loaded" onRetry={state.retry} />;
    case 'ready':
      if (state.data.length === 0)
        return <p className={styles.quiet}>Nothing was changed since it was made.</p>;
      return (
        <ol className={styles.history}>
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
        <strong>{inWords(action)}</strong> {actor ? `by ${actor}` : 'by itself'}
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

function changeInWords({ field, from, to }: FieldChange): string {
  const name = fieldInWords(field);
  if (from === null) return `${name}: ${valueInWords(to)}`;
  if (to === null) return `${name}: ${valueInWords(from)} removed`;
  return `${name}: ${valueInWords(from)} → ${valueInWords(to)}`;
}

function valueInWords(value: FieldChange['from']): string {
  if (typeof value === 'string' && instant.test(value)) return formatMoment(value);
  return value === null ? 'none' : String(value);
}
