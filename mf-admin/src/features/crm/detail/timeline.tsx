import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { readGuestTimeline, type TimelineEntry } from '@getaway/contracts/http/guest-details';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { houseZone } from '../../../format/house-zone.ts';
import { inWords } from '../../../format/in-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Choice } from '../../../ui/choice.tsx';
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

/** '' is all of them. */
type Shown = TimelineEntry['kind'] | '';

const kindOptions: { value: Shown; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'message', label: 'Messages' },
  { value: 'send', label: 'Emails' },
  { value: 'note', label: 'Notes' },
  { value: 'booking', label: 'Bookings' },
];

/** Bookings, messages, emails and notes in the order in which they happened, newest first. */
export function GuestTimeline({ guestId }: { guestId: string }): ReactNode {
  const [kind, setKind] = useState<Shown>('');
  return (
    <Panel
      title="Timeline"
      note={`Newest first. Times are at the house, in ${houseZone()}.`}
      actions={
        <Choice<Shown>
          className={styles.kinds}
          aria-label="Kind"
          options={kindOptions}
          value={kind}
          onChange={setKind}
        />
      }
    >
      <Entries key={kind} guestId={guestId} kind={kind} />
    </Panel>
  );
}

function Entries({ guestId, kind }: { guestId: string; kind: Shown }): ReactNode {
  const [all, setAll] = useState(false);
  const state = queryState(useQuery(readGuestTimeline, { params: { guestId } }));
  switch (state.status) {
    case 'loading':
      return <WaitingRows />;
    case 'failed':
      return <LoadFailure title="Failed to load the timeline" onRetry={state.retry} />;
    case 'ready': {
      const ofKind = state.data.filter((entry) => kind === '' || entry.kind === kind);
      const entries = all ? ofKind : ofKind.slice(0, shownAtFirst);
      if (entries.length === 0)
        return (
          <p className={styles.quiet}>
            {state.data.length === 0 ? 'No activity yet' : 'Nothing of this kind yet'}
          </p>
        );
      return (
        <>
          <ol className={styles.rows}>
            {entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ol>
          {entries.length < ofKind.length && (
            <div className={styles.inset}>
              <Button onClick={() => setAll(true)}>Show All {ofKind.length}</Button>
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
