import type { ReactNode } from 'react';
import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { markBookingPaid } from '@getaway/contracts/http/unpaid-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useMutation } from '../../../actions/use-mutation.ts';
import { property } from '../../../property.ts';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { focusPageWhenLost } from '../../../ui/focus-page-when-lost.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { bookingQueries } from '../bookings.api.ts';
import { emailOfMarkingPaid } from '../emails/guest-emails.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './dialogs.module.css';
import { MoneyOriginFields, recordedMethodOptions } from './recorded-money-fields.tsx';
import { useSeenBooking } from './use-seen-booking.ts';

interface MarkPaidValues {
  method: RecordedMethod;
  effectiveOn: string;
  note: string;
}

/** Records the balance of a reservation, which confirms it. */
export function MarkPaid({ dialog }: { dialog: DialogState<StaffBooking> }): ReactNode {
  const { subject, round } = dialog;
  return subject && <Question key={round} subject={subject} dialog={dialog} />;
}

/** What is left to pay: less than the total once a part of it was recorded. */
export function leftToPay({ balance, totalPrice }: Pick<StaffBooking, 'balance' | 'totalPrice'>): string {
  return balance !== null && isPositive(balance) ? balance : totalPrice;
}

interface QuestionProps {
  subject: StaffBooking;
  dialog: DialogState<StaffBooking>;
}

function Question({ subject, dialog: { open, close } }: QuestionProps): ReactNode {
  const { pending, run } = useMutation(markBookingPaid, {
    done: 'Booking marked as paid',
    failed: 'Failed to mark booking as paid',
    refresh: bookingQueries,
  });
  const { booking, meanwhile, loadLatest } = useSeenBooking(subject);
  const { id, totalPrice, balance } = booking;
  const due = leftToPay(booking);
  const isKnown = balance === null || isPositive(balance);
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <FormDialog<MarkPaidValues>
      open={open}
      title={`Have you received ${formatTotal(due)}?`}
      submit="Mark as Paid"
      width={480}
      initial={{ method: 'other', effectiveOn: today, note: '' }}
      pending={pending}
      onSubmit={async (values) => {
        const outcome = await run({
          params: { id },
          body: { ...values, total: totalPrice, balance: isKnown ? due : '' },
        });
        await loadLatest(outcome);
        // Of a booking that is paid the notice is gone, with the dialog in it.
        if (outcome?.ok) setTimeout(focusPageWhenLost);
        return outcome;
      }}
      onClose={close}
    >
      <div className={styles.body}>
        <ChangedMeanwhile booking={booking} meanwhile={meanwhile} />
        <p>
          {formatTotal(due)} is recorded in the booking’s ledger. This confirms the booking, and the guest
          gets a confirmation email.
        </p>
        <MoneyOriginFields
          methodLabel="How it was paid"
          methods={recordedMethodOptions}
          today={today}
          autoFocus
        />
        <EmailPreview act={emailOfMarkingPaid(booking)} />
      </div>
    </FormDialog>
  );
}
