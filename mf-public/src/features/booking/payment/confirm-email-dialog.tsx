import type { ReactNode } from 'react';
import { formatInstant } from '@getaway/kernel/format-instant';
import { property } from '../../../property.ts';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Reserved } from './reserve-stay.ts';
import styles from './reserved-dialog.module.css';

interface ConfirmEmailDialogProps {
  confirmation: NonNullable<Reserved['confirmation']>;
  onBack: () => void;
}

/** Many unpaid reservations are waiting: this one is made once its guest opens the link in their email. */
export function ConfirmEmailDialog({ confirmation, onBack }: ConfirmEmailDialogProps): ReactNode {
  const { email, expiresAt } = confirmation;
  return (
    <Dialog title="Check your email to confirm your reservation" onClose={onBack}>
      <p>
        Your dates aren’t reserved yet. We’ve emailed a link to <strong>{email}</strong>. Please open it and
        confirm by <strong>{formatInstant(expiresAt, property.timeZone)}</strong>. If your dates are still
        available then, we’ll reserve them and tell you how to pay.
      </p>
      <p className={styles.small}>
        No email after a few minutes? Check your spam folder, or go back and check the address. You can also
        pay by card to book right now.
      </p>
      <div className={styles.actions}>
        <Button onClick={onBack}>Back to my booking</Button>
      </div>
    </Dialog>
  );
}
