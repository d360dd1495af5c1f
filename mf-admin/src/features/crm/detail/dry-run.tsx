import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { sequenceTimeline } from '@getaway/contracts/http/email-sequences';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { readState } from '../../../ui/read-state.ts';
import styles from './guest.module.css';

type Step = Answer<typeof sequenceTimeline>[number];

const states: Record<Step['status'], { label: string; tone: BadgeTone }> = {
  planned: { label: 'Planned', tone: 'blue' },
  sent: { label: 'Sent', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  'too-late': { label: 'Too late', tone: 'secondary' },
  'held-back': { label: 'Held back', tone: 'yellow' },
};

/** What a guest would get of a sequence and when; nothing is sent by looking. */
export function DryRun({ guestId, sequenceId }: { guestId: string; sequenceId: string }): ReactNode {
  const read = useRead(sequenceTimeline, { params: { id: sequenceId }, query: { guestId } });
  const state = readState(read);
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    case 'failed':
      return <LoadFailure title="Failed to load the emails of this sequence" onRetry={state.retry} />;
    case 'ready':
      if (state.data.length === 0)
        return <p className={styles.when}>No email of it would go to this guest.</p>;
      return (
        <ol className={styles.steps} aria-label="Emails of the sequence">
          {state.data.map((step) => (
            <li key={`${step.bookingReference} ${step.stepNumber}`}>
              <p>
                {step.when} <Badge tone={states[step.status].tone}>{states[step.status].label}</Badge>
              </p>
              <p>
                {step.subject}
                {step.bookingReference && ` · ${step.bookingReference}`}
              </p>
              {step.reason && <p className={styles.when}>{step.reason}</p>}
            </li>
          ))}
        </ol>
      );
    default:
      return state satisfies never;
  }
}
