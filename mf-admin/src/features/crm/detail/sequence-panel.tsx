import type { ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { listEmailSequences, withdrawGuest } from '@getaway/contracts/http/email-sequences';
import { pauseSequences } from '@getaway/contracts/http/email-suppressions';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatDate, formatMoment } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { usePageFocusAfter } from '../../../ui/use-page-focus-after.ts';
import { guestQueries } from '../guests.api.ts';
import { sequenceProgress } from '../sequence-progress.ts';
import { EnrollDialog } from './enroll-dialog.tsx';
import { Facts } from './facts.tsx';
import styles from './guest.module.css';
import type { GuestRecord } from './guest-record.ts';

/** How far a guest is with sequences, and what staff can do about it. */
export function SequencePanel({ record: { guest, enrolments } }: { record: GuestRecord }): ReactNode {
  const { id: guestId, sequencesPausedAt: pausedAt } = guest;
  const progress = sequenceProgress(guest.sequenceStep);
  const sequence = useSequenceName(guest.sequenceKey);
  const enrolling = useDialog<string>();
  const pause = useMutation(pauseSequences, {
    done: pausedAt === null ? 'Sequence emails paused' : 'Sequence emails resumed',
    failed: 'Failed to pause or resume emails',
    refresh: guestQueries,
  });
  return (
    <Panel title="Email Sequence">
      <Facts
        facts={[
          ['Progress', <Badge tone={progress.tone}>{progress.label}</Badge>],
          ['Sequence', sequence],
        ]}
      />
      {guest.optOutEmails && (
        <Alert
          className={styles.alert ?? ''}
          type="warning"
          showIcon
          title="This guest has opted out of marketing emails. Emails about their bookings are still sent."
        />
      )}
      {pausedAt !== null && (
        <Alert
          className={styles.alert ?? ''}
          type="info"
          showIcon
          title={`Paused since ${formatMoment(pausedAt)}. When you resume, emails more than 24 hours late won’t be sent.`}
        />
      )}
      {enrolments.length > 0 && (
        <ul className={styles.rows}>
          {enrolments.map((enrollment) => (
            <EnrollmentRow key={enrollment.sequenceId} guestId={guestId} enrollment={enrollment} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          loading={pause.pending}
          onClick={() => void pause.run({ params: { guestId }, body: { isPaused: pausedAt === null } })}
        >
          {pausedAt === null ? 'Pause Emails' : 'Resume Emails'}
        </Button>
        <Button onClick={() => enrolling.show(guestId)}>Add to a Sequence</Button>
      </div>
      <EnrollDialog key={enrolling.round} guestId={guestId} open={enrolling.open} onClose={enrolling.close} />
    </Panel>
  );
}

/** What staff call the sequence; its key until that is known, and where no sequence has the key. */
function useSequenceName(key: string | null): string | null {
  const { data } = useQuery(listEmailSequences, key === null ? null : undefined);
  return data?.find(({ sequenceKey }) => sequenceKey === key)?.name ?? key;
}

interface EnrollmentRowProps {
  guestId: string;
  enrollment: GuestRecord['enrolments'][number];
}

function EnrollmentRow({
  guestId,
  enrollment: { sequenceId, name, enrolledAt },
}: EnrollmentRowProps): ReactNode {
  usePageFocusAfter();
  const { run, pending } = useMutation(withdrawGuest, {
    done: 'Guest removed from the sequence',
    failed: 'Failed to remove the guest from the sequence',
    refresh: guestQueries,
  });
  return (
    <li className={styles.enrollment}>
      <span>
        {name} <span className={styles.when}>since {formatDate(enrolledAt)}</span>
      </span>
      <Button
        size="small"
        loading={pending}
        aria-label={`Remove from ${name}`}
        onClick={() => void run({ params: { id: sequenceId, guestId } })}
      >
        Remove
      </Button>
    </li>
  );
}
