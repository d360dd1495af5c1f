import type { ReactNode } from 'react';
import { explainNight } from '@getaway/contracts/http/calendar';
import type { Answer } from '@getaway/contracts/http/call';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { reasonWords } from '../../../blocks/block-words.ts';
import { runWords } from '../../../format/date-runs.ts';
import { inWords } from '../../../format/in-words.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { nameOf, typeWords } from '../month/event-words.ts';
import styles from './night-reasons.module.css';

type Reason = Answer<typeof explainNight>['events'][number];

/** Everything that has a night, also what the month does not show: unpaid holds and cleaned duplicates. */
export function NightReasons({ date }: { date: CalendarDate }): ReactNode {
  const state = queryState(useQuery(explainNight, { query: { date } }));
  switch (state.status) {
    case 'loading':
      return <p role="status">Checking this night…</p>;
    case 'failed':
      return <LoadFailure title="Couldn’t check this night" onRetry={state.retry} />;
    case 'ready':
      return (
        <div className={styles.reasons} role="status">
          <p className={styles.verdict}>
            {state.data.isTaken ? 'This night can’t be booked:' : 'This night is available.'}
          </p>
          <ul>
            {state.data.events.map((reason) => (
              <li key={`${reason.event.type}-${reason.event.id}`}>{reasonInWords(reason)}</li>
            ))}
          </ul>
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** 'Direct Booking: Iris Holm, Feb 12, 2027 to Feb 14, 2027, Pending, from Direct'. */
function reasonInWords({ event, holdsNight }: Reason): string {
  const parts = [
    `${typeWords[event.type]}: ${nameOf(event)}`,
    runWords({ from: event.startDate, to: event.endDate }),
    event.type === 'booking' && event.status && inWords(event.status),
    event.reason && reasonWords[event.reason],
    `from ${event.source || 'Unknown'}`,
    !holdsNight && 'which doesn’t block the night',
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}
