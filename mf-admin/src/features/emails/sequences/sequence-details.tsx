import type { ReactNode } from 'react';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { counted, countedFromInWords, stepInWords } from '../sequence-words.ts';
import { SubjectLine } from '../subject-line.tsx';
import { SequenceAnalyticsCards } from './analytics-cards.tsx';
import { GuestTimeline } from './guest-timeline.tsx';
import styles from './sequence-details.module.css';

interface SequenceDetailsProps {
  open: boolean;
  sequence: EmailSequence | undefined;
  onClose: () => void;
}

/** What a sequence does, what came of it, and what it would send to a guest. */
export function SequenceDetails({ open, sequence, onClose }: SequenceDetailsProps): ReactNode {
  return (
    <Dialog
      open={open && sequence !== undefined}
      title={sequence?.name}
      width={720}
      style={{ insetBlockStart: 'max(1rem, 7vh)' }}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {sequence && <Details sequence={sequence} />}
    </Dialog>
  );
}

function Details({ sequence }: { sequence: EmailSequence }): ReactNode {
  const { checkInTime } = usePublishedHouse();
  const { id, isActive, templates, templatesCount } = sequence;
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={isActive ? 'green' : 'secondary'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          </dd>
        </div>
        <div>
          <dt>Templates</dt>
          <dd>{counted(templatesCount, 'template')}</dd>
        </div>
        <div>
          <dt>Trigger</dt>
          <dd>{countedFromInWords(sequence)}</dd>
        </div>
      </dl>
      <SequenceAnalyticsCards id={id} />
      <h3>Templates</h3>
      {templates.length === 0 ? (
        <Empty title="No email templates found" hint="Build Sequence adds the first one." />
      ) : (
        <ol className={styles.steps}>
          {templates.map((step) => (
            <li key={step.linkId}>
              <span className={styles.name}>{step.name}</span>{' '}
              <span className={styles.delay}>{stepInWords(sequence, step, checkInTime)}</span>
              <span className={styles.subject}>
                <SubjectLine subject={step.overrideSubject ?? step.subject} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <GuestTimeline sequenceId={id} />
    </div>
  );
}
