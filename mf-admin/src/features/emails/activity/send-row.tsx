import { memo, type ReactNode } from 'react';
import { EyeOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { readEmailDelivery } from '@getaway/contracts/http/email-delivery';
import { listEmailSends, retryEmailSend, type EmailSend } from '@getaway/contracts/http/email-sends';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ItemRow } from '../../../ui/item-row.tsx';
import { usePageFocusAfter } from '../../../ui/use-page-focus-after.ts';
import styles from './activity.module.css';
import { sendStatusNames, sendTones } from '../../../ui/send-tones.ts';
import { canRetry } from './can-retry.ts';

interface SendRowProps {
  send: EmailSend;
  /** Whether it is among those to retry; only a failed one can be. */
  isChosen: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onRead: (id: string) => void;
}

const refresh = [listEmailSends, readEmailDelivery];

export const SendRow = memo(function SendRow({ send, isChosen, onChoose, onRead }: SendRowProps): ReactNode {
  const { id, template, guest, status, subject, scheduledAt, sentAt, errorMessage } = send;
  const name = [guest.firstName, guest.lastName].filter(Boolean).join(' ');
  return (
    <ItemRow
      name={
        canRetry(send) ? (
          <Checkbox
            className={styles.choose ?? ''}
            aria-label={`Select ${template.name} to ${guest.email}`}
            checked={isChosen}
            onChange={({ target }) => onChoose([id], target.checked)}
          >
            {template.name}
          </Checkbox>
        ) : (
          template.name
        )
      }
      badges={<Badge tone={sendTones[status]}>{sendStatusNames[status]}</Badge>}
      actions={
        <>
          {canRetry(send) && <RetryButton send={send} />}
          {status === 'sent' && (
            <Button
              type="text"
              icon={<EyeOutlined aria-hidden />}
              aria-label={`View ${subject} to ${guest.email}`}
              title="View"
              onClick={() => onRead(id)}
            />
          )}
        </>
      }
    >
      <p className={styles.line}>
        {name && <strong>{name}</strong>} <span>{guest.email}</span>
      </p>
      {subject && <p className={styles.line}>{subject}</p>}
      <dl className={styles.times}>
        <div>
          <dt>Scheduled</dt>
          <dd>{formatMoment(scheduledAt)}</dd>
        </div>
        {sentAt !== null && (
          <div>
            <dt>Sent</dt>
            <dd>{formatMoment(sentAt)}</dd>
          </div>
        )}
      </dl>
      {errorMessage !== null && <p className={styles.error}>{errorMessage}</p>}
    </ItemRow>
  );
});

function RetryButton({ send: { id, guest } }: { send: EmailSend }): ReactNode {
  usePageFocusAfter();
  const { run, pending } = useMutation(retryEmailSend, {
    done: 'Email will be retried',
    failed: 'Failed to retry email',
    refresh,
  });
  return (
    <Button
      icon={<RedoOutlined aria-hidden />}
      loading={pending}
      aria-label={`Retry the email to ${guest.email}`}
      onClick={() => void run({ params: { id } })}
    >
      Retry
    </Button>
  );
}
