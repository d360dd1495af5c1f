import type { ReactNode } from 'react';
import { formatInstant } from '@getaway/kernel/format-instant';
import { formatTotal } from '@getaway/web-kit/format/money';
import { StayLink } from '../../../layout/stay-link.tsx';
import { property } from '../../../property.ts';
import { Button } from '@getaway/web-kit/button/button.tsx';
import button from '@getaway/web-kit/button/button.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Reservation } from '../draft/booking-draft.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { accountsInWords } from './accounts-in-words.ts';
import styles from './reserved-dialog.module.css';
import { stayFile } from './stay-file.ts';

interface ReservedDialogProps {
  reservation: Reservation;
  onPayByCard: () => void;
  onHome: () => void;
}

/** How, how much and until when to pay for dates that are kept. */
export function ReservedDialog({ reservation, onPayByCard, onHome }: ReservedDialogProps): ReactNode {
  const { bookingReference, total, paymentDueAt } = reservation;
  const accounts = accountsInWords(property.paymentHandles.map(({ service }) => service));
  const file = stayFile(reservation, property, new Date());
  return (
    <Dialog title="Booking Reserved!" onClose={onHome}>
      <p>
        We’re holding your dates until <strong>{formatInstant(paymentDueAt, property.timeZone)}</strong>. Send
        this amount to {accounts}, put the reference in the note, and the dates are yours.
      </p>
      <dl className={styles.values}>
        <Value name="Amount" shown={formatTotal(total)} copied={total} />
        <Value name="Reference" shown={bookingReference} />
        {property.paymentHandles.map(({ service, handle }) => (
          <Value key={service} name={service} shown={handle} />
        ))}
      </dl>
      <p className={styles.small}>
        We’ve emailed you these details. Unpaid reservations are canceled automatically.{' '}
        <StayLink bookingReference={bookingReference} />
      </p>
      <div className={styles.actions}>
        <a
          className={button.button}
          data-look="quiet"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`stay-${bookingReference}.ics`}
        >
          Add to calendar
        </a>
        <Button look="quiet" onClick={onPayByCard}>
          Pay by card now
        </Button>
        <Button onClick={onHome}>Return Home</Button>
      </div>
    </Dialog>
  );
}

function Value({ name, shown, copied = shown }: { name: string; shown: string; copied?: string }): ReactNode {
  return (
    <div className={styles.value}>
      <dt>{name}</dt>
      <dd>{shown}</dd>
      <dd>
        <CopyButton value={copied} what={name} />
      </dd>
    </div>
  );
}
