import { useState, type ReactNode } from 'react';
import { sequenceTimeline } from '@getaway/contracts/http/email-sequences';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { reasonInWords, stepStatuses } from '../../../email-words/step-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { GuestChoice } from '../guest-choice.tsx';
import styles from './sequence-details.module.css';

/** What a guest gets of a sequence and when; asking plans and sends nothing. */
export function GuestTimeline({ sequenceId }: { sequenceId: string }): ReactNode {
  const [guestId, setGuestId] = useState<string>();
  return (
    <section className={styles.details} aria-labelledby="guest-timeline">
      <h3 id="guest-timeline">Try it with a guest</h3>
      <p className={styles.hint}>See what would be sent and when. Nothing is actually sent.</p>
      <GuestChoice
        label="Guest for the timeline"
        placeholder="Choose a guest"
        guestId={guestId}
        onChoose={setGuestId}
      />
      {guestId !== undefined && <Timeline sequenceId={sequenceId} guestId={guestId} />}
    </section>
  );
}

function Timeline({ sequenceId, guestId }: { sequenceId: string; guestId: string }): ReactNode {
  const state = queryState(useQuery(sequenceTimeline, { params: { id: sequenceId }, query: { guestId } }));
  return (
    <QueryList
      state={state}
      failed="Couldn’t load the timeline"
      empty="This guest wouldn’t get any emails from this sequence"
    >
      {(entries) => (
        <ol className={styles.timeline} aria-label="Timeline">
          {entries.map((entry) => (
            <li key={`${entry.bookingReference} ${entry.stepNumber}`}>
              <span className={styles.when}>{entry.when}:</span>{' '}
              <span className={styles.name}>{entry.templateName}</span>
              <Badge tone={stepStatuses[entry.status].tone}>{stepStatuses[entry.status].word}</Badge>
              <span className={styles.subject}>
                {entry.bookingReference !== null && `Booking ${entry.bookingReference} · `}
                {entry.subject}
              </span>
              {entry.reason !== null && <span className={styles.subject}>{reasonInWords(entry.reason)}</span>}
            </li>
          ))}
        </ol>
      )}
    </QueryList>
  );
}
