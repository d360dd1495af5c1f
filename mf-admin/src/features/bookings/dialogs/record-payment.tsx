import type { ReactNode } from 'react';
import { recordPayment } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useMutation } from '../../../actions/use-mutation.ts';
import { property } from '../../../property.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { bookingQueries } from '../bookings.api.ts';
import styles from './dialogs.module.css';
import {
  RecordedMoneyFields,
  recordedMethodOptions,
  type RecordedMoneyValues,
} from './recorded-money-fields.tsx';

/** A booking and what is left to pay of it. */
export interface ExpectedPayment {
  readonly booking: StaffBooking;
  /** Empty where nothing is expected. */
  readonly due: string;
}

/** Enters money that the guest paid without a card. */
export function RecordPayment({ dialog }: { dialog: DialogState<ExpectedPayment> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { pending, run } = useMutation(recordPayment, {
    done: 'Payment recorded',
    failed: 'Failed to record payment',
    refresh: bookingQueries,
  });
  if (!subject) return null;
  const { booking, due } = subject;
  const { id, revision, status } = booking;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <FormDialog<RecordedMoneyValues>
      key={round}
      open={open}
      title="Record Payment"
      submit="Record Payment"
      width={480}
      initial={{ amount: due, effectiveOn: today, note: '' }}
      pending={pending}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
      onClose={close}
    >
      <div className={styles.body}>
        <p>
          {status === 'pending_payment'
            ? 'Adds money you’ve received to the booking’s ledger. Once the balance is paid, the booking is confirmed and the guest gets the confirmation email.'
            : 'Adds money you’ve received to the booking’s ledger. The guest doesn’t get an email.'}
        </p>
        <RecordedMoneyFields methods={recordedMethodOptions} today={today} />
      </div>
    </FormDialog>
  );
}
