import type { ReactNode } from 'react';
import { Form } from 'antd';
import { recordPayment } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useMutation } from '../../../actions/use-mutation.ts';
import { property } from '../../../property.ts';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { bookingQueries } from '../bookings.api.ts';
import { emailOfPayment } from '../emails/guest-emails.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './dialogs.module.css';
import {
  RecordedMoneyFields,
  recordedMethodOptions,
  type RecordedMoneyValues,
} from './recorded-money-fields.tsx';
import { useSeenBooking } from './use-seen-booking.ts';

/** A booking and what is left to pay of it. */
export interface ExpectedPayment {
  readonly booking: StaffBooking;
  /** Empty where nothing is expected. */
  readonly due: string;
}

/** Enters money that the guest paid without a card. */
export function RecordPayment({ dialog }: { dialog: DialogState<ExpectedPayment> }): ReactNode {
  const { subject, round } = dialog;
  return subject && <Payment key={round} subject={subject} dialog={dialog} />;
}

interface PaymentProps {
  subject: ExpectedPayment;
  dialog: DialogState<ExpectedPayment>;
}

function Payment({ subject, dialog: { open, close } }: PaymentProps): ReactNode {
  const { pending, run } = useMutation(recordPayment, {
    done: 'Payment recorded',
    failed: 'Failed to record payment',
    refresh: bookingQueries,
  });
  const { booking, meanwhile, loadLatest } = useSeenBooking(subject.booking);
  const { id, revision, status } = booking;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <FormDialog<RecordedMoneyValues>
      open={open}
      title="Record Payment"
      submit="Record Payment"
      width={480}
      initial={{ amount: subject.due, effectiveOn: today, note: '' }}
      pending={pending}
      onSubmit={async (values) => {
        const outcome = await run({ params: { id }, body: { ...values, revision } });
        await loadLatest(outcome);
        return outcome;
      }}
      onClose={close}
    >
      <div className={styles.body}>
        <ChangedMeanwhile booking={booking} meanwhile={meanwhile} />
        <p>
          {status === 'pending_payment'
            ? 'Adds money you’ve received to the booking’s ledger. Once the balance is paid, the booking is confirmed and the guest gets the confirmation email.'
            : 'Adds money you’ve received to the booking’s ledger.'}
        </p>
        <RecordedMoneyFields methods={recordedMethodOptions} today={today} />
        <Form.Item noStyle shouldUpdate>
          {({ getFieldsValue }) => (
            <EmailPreview
              act={emailOfPayment(booking, getFieldsValue() as Partial<RecordedMoneyValues>, today)}
            />
          )}
        </Form.Item>
      </div>
    </FormDialog>
  );
}
