import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { Dialog } from '../../../ui/dialog.tsx';
import { audienceInWords } from './audience-words.ts';
import styles from './audience.module.css';

/** 'send' emails guests who booked before; 'move' changes the turn of emails that wait already. */
export type AudienceKind = 'send' | 'move';

interface AudienceDialogProps {
  kind: AudienceKind;
  open: boolean;
  audience: SequenceAudience;
  onCancel: () => void;
  onNewGuestsOnly: () => void;
  onConfirm: () => void;
}

/** Who is emailed by a change, before it is made. */
export function AudienceDialog(props: AudienceDialogProps): ReactNode {
  const { kind, open, audience, onCancel, onNewGuestsOnly, onConfirm } = props;
  const { recipients } = audience;
  const more = audience.now + audience.nextSevenDays + audience.later - recipients.length;
  return (
    <Dialog
      open={open}
      title={kind === 'move' ? 'Move this step?' : 'Email guests who have already booked?'}
      width={480}
      centered
      closable={false}
      onCancel={onCancel}
      footer={
        <div className={styles.foot}>
          <Button autoFocus onClick={onCancel}>
            Cancel
          </Button>
          {kind === 'send' && <Button onClick={onNewGuestsOnly}>New Guests Only</Button>}
          <Button type="primary" danger={kind === 'send'} onClick={onConfirm}>
            {kind === 'send' ? 'Email These Guests' : 'Move Step'}
          </Button>
        </div>
      }
    >
      {kind === 'move' ? (
        <p>
          The new order affects <strong>{audienceInWords(audience)}</strong>. Send times stay the same, but a
          step waits for any earlier steps that are due.
        </p>
      ) : (
        <p>
          This change sends <strong>{audienceInWords(audience)}</strong>. Sent emails can’t be taken back.
        </p>
      )}
      <ul className={styles.recipients} aria-label="Recipients" tabIndex={0}>
        {recipients.map(({ firstName, email, stay, stepNumber, when, sendAt }, index) => (
          <li key={`${sendAt} ${index}`}>
            <span>
              {firstName} <span className={styles.email}>{email}</span>
            </span>
            <span>
              {stay ? `${stay} · ` : ''}
              {stepNumber === null ? '' : `Step ${stepNumber} · `}
              {when}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>and {more} more</p>}
    </Dialog>
  );
}
