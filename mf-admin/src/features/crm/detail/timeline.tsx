import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { readGuestTimeline, type TimelineEntry } from '@getaway/contracts/http/guest-details';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { queryState } from '../../../ui/query-state.ts';
import styles from './guest.module.css';
import { WaitingRows } from './waiting-rows.tsx';
import { statusTone } from '../../../ui/status-tone.ts';

const shownAtFirst = 10;

const kinds: Record<TimelineEntry['kind'], string> = {
  booking: 'Booking',
  message: 'Message',
  send: 'Email',
  note: 'Note',
};

/** Bookings, messages, emails and notes in the order in which they happened, newest first. */
export function GuestTimeline({ guestId }: { guestId: string }): ReactNode {
  return (
    <Panel title="Timeline">
      <Entries guestId={guestId} />
    </Panel>
  );
}

function Entries({ guestId }: { guestId: string }): ReactNode {
  const [all, setAll] = useState(false);
  const state = queryState(useQuery(readGuestTimeline, { params: { guestId } }));
  switch (state.status) {
    case 'loading':
      return <WaitingRows />;
    case 'failed':
      return <LoadFailure title="Failed to load the timeline" onRetry={state.retry} />;
    case 'ready': {
      const entries = all ? state.data : state.data.slice(0, shownAtFirst);
      if (entries.length === 0) return <p className={styles.quiet}>No activity yet</p>;
      return (
        <>
          <ol className={styles.rows}>
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ol>
          {entries.length < state.data.length && (
            <div className={styles.inset}>
              <Button onClick={() => setAll(true)}>Show All {state.data.length}</Button>
            </div>
          )}
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

function Entry({ entry: { kind, title, detail, status, at } }: { entry: TimelineEntry }): ReactNode {
  return (
    <li className={styles.entry}>
      <span className={styles.kind}>{kinds[kind]}</span>
      <div>
        <p>
          {title} {status && <Badge tone={statusTone(status)}>{inWords(status)}</Badge>}
        </p>
        {detail && <p className={styles.written}>{detail}</p>}
      </div>
      <time className={styles.when} dateTime={at}>
        {formatMoment(at)}
      </time>
    </li>
  );
}
