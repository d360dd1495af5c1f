import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { sequenceTimeline } from '@getaway/contracts/http/email-sequences';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { reasonInWords, stepStatuses } from '../../../email-words/step-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import styles from './guest.module.css';

/** What a guest would get of a sequence and when; nothing is sent by looking. */
export function DryRun({ guestId, sequenceId }: { guestId: string; sequenceId: string }): ReactNode {
  const read = useQuery(sequenceTimeline, { params: { id: sequenceId }, query: { guestId } });
  const state = queryState(read);
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    case 'failed':
      return <LoadFailure title="Failed to load the emails of this sequence" onRetry={state.retry} />;
    case 'ready':
      if (state.data.length === 0)
        return <p className={styles.when}>This guest wouldn’t get any emails from this sequence.</p>;
      return (
        // Who has no wheel scrolls with the arrow keys once the list has the focus.
        <ol className={styles.steps} aria-label="Emails of the sequence" tabIndex={0}>
          {state.data.map((step) => (
            <li key={`${step.bookingReference} ${step.stepNumber}`}>
              <p>
                {step.when}{' '}
                <Badge tone={stepStatuses[step.status].tone}>{stepStatuses[step.status].word}</Badge>
              </p>
              <p>
                {step.subject}
                {step.bookingReference && ` · ${step.bookingReference}`}
              </p>
              {step.reason && <p className={styles.when}>{reasonInWords(step.reason)}</p>}
            </li>
          ))}
        </ol>
      );
    default:
      return state satisfies never;
  }
}
