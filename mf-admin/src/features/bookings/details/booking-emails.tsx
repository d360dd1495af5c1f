import { useState, type ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { listEmailSends, resendEmail, type EmailSend } from '@getaway/contracts/http/email-sends';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { KeptEmailsNote } from '../../../email-words/kept-emails-note.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { sendStatusNames, sendTones } from '../../../ui/send-tones.ts';
import styles from './booking-details.module.css';

/**
 * The emails about a booking: planned ones, next first, then the others, newest first. Those that went out, or could not, can
 * be sent again, but not a sequence’s once the stay is canceled. A replaced one is only mentioned.
 */
export function BookingEmails({ bookingId }: { bookingId: string }): ReactNode {
  const state = queryState(useQuery(listEmailSends, { query: { bookingId } }));
  const [asked, setAsked] = useState<EmailSend>();
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the emails" onRetry={state.retry} />;
    case 'ready':
      if (state.data.length === 0) return <p className={styles.quiet}>No emails yet.</p>;
      return (
        <>
          <KeptEmailsNote />
          <ol className={styles.emails}>
            {inOrder(state.data).map((send) => (
              <SentEmail key={send.id} send={send} onResend={setAsked} />
            ))}
          </ol>
          {asked && <ResendDialog key={asked.id} send={asked} onClose={() => setAsked(undefined)} />}
        </>
      );
    default:
      return state satisfies never;
  }
}

/** By the time that each one shows. */
function inOrder(sends: readonly EmailSend[]): EmailSend[] {
  const isPlanned = ({ status }: EmailSend): boolean => status === 'pending';
  const at = ({ sentAt, scheduledAt }: EmailSend): number => Date.parse(sentAt ?? scheduledAt);
  return [
    ...sends.filter(isPlanned).toSorted((one, other) => at(one) - at(other)),
    ...sends.filter((send) => !isPlanned(send)).toSorted((one, other) => at(other) - at(one)),
  ];
}

function SentEmail({ send, onResend }: { send: EmailSend; onResend: (send: EmailSend) => void }): ReactNode {
  if (send.isReplaced) return <ReplacedEmail send={send} />;
  const { template, guest, status, sentAt, scheduledAt, errorMessage } = send;
  const canResend = status !== 'pending' && send.isStayEnded !== true;
  const action = wasNeverSent(send) ? 'Send Now' : 'Resend';
  return (
    <li className={styles.email}>
      <div>
        <p>
          <strong>{template.name}</strong> <Badge tone={sendTones[status]}>{sendStatusNames[status]}</Badge>
        </p>
        <p className={styles.quiet}>
          {guest.email} · {formatMoment(sentAt ?? scheduledAt)}
        </p>
        {errorMessage !== null && <p className={styles.quiet}>{errorMessage}</p>}
      </div>
      {canResend && (
        <Button
          size="small"
          aria-label={`${action} ${template.name} to ${guest.email}`}
          onClick={() => onResend(send)}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

/** Nothing went wrong: the guest got the newer one. */
function ReplacedEmail({ send: { template, guest, scheduledAt } }: { send: EmailSend }): ReactNode {
  return (
    <li className={styles.quiet}>
      <p>
        {template.name} <Badge tone="secondary">Replaced</Badge>
      </p>
      <p>
        {guest.email} · {formatMoment(scheduledAt)}
      </p>
      <p>A newer email took its place before it was sent.</p>
    </li>
  );
}

/** Emails that were canceled before they went out. */
function wasNeverSent({ status, sentAt }: EmailSend): boolean {
  return status === 'cancelled' && sentAt === null;
}

function ResendDialog({ send, onClose }: { send: EmailSend; onClose: () => void }): ReactNode {
  const [open, setOpen] = useState(true);
  const isFirst = wasNeverSent(send);
  const { run, pending } = useMutation(resendEmail, {
    done: 'Email is on its way',
    failed: isFirst ? 'Failed to send email' : 'Failed to resend email',
    refresh: [listEmailSends],
  });
  const close = () => setOpen(false);
  const resend = async (): Promise<void> => {
    await run({ params: { id: send.id } });
    close();
  };
  return (
    <ConfirmDialog
      open={open}
      title={isFirst ? `Send “${send.template.name}” now?` : `Resend “${send.template.name}”?`}
      confirm={isFirst ? 'Send Now' : 'Resend'}
      danger={false}
      pending={pending}
      onConfirm={() => void resend()}
      onCancel={close}
      afterClose={onClose}
    >
      It’s updated with the booking’s current details and sent to the guest’s current address.
    </ConfirmDialog>
  );
}
