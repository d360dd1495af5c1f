import type { ReactNode } from 'react';
import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { markBookingPaid } from '@getaway/contracts/http/unpaid-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { property } from '../../../property.ts';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { focusPageWhenLost } from '../../../ui/focus-page-when-lost.ts';
import { emailOfMarkingPaid } from '../emails/guest-emails.ts';
import { BookingForm, perOpening, type OpenedDialog } from './booking-form.tsx';
import { MoneyOriginFields, recordedMethodOptions } from './recorded-money-fields.tsx';
import { useBookingMutation } from './use-booking-mutation.ts';

interface MarkPaidValues {
  method: RecordedMethod;
  effectiveOn: string;
  note: string;
}

/** What is left to pay: less than the total once a part of it was recorded. */
export function leftToPay({ balance, totalPrice }: Pick<StaffBooking, 'balance' | 'totalPrice'>): string {
  return balance !== null && isPositive(balance) ? balance : totalPrice;
}

/** Records the balance of a reservation, which confirms it. */
export const MarkPaid = perOpening(Question);

function Question({ subject, dialog }: OpenedDialog<StaffBooking>): ReactNode {
  const mutation = useBookingMutation(markBookingPaid, subject, {
    done: 'Booking marked as paid',
    failed: 'Failed to mark booking as paid',
  });
  const { booking, run } = mutation;
  const { id, totalPrice, balance } = booking;
  const due = leftToPay(booking);
  const isKnown = balance === null || isPositive(balance);
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <BookingForm<MarkPaidValues>
      dialog={dialog}
      mutation={mutation}
      title={`Have you received ${formatTotal(due)}?`}
      submit="Mark as Paid"
      initial={{ method: 'other', effectiveOn: today, note: '' }}
      onSubmit={async (values) => {
        const outcome = await run({
          params: { id },
          body: { ...values, total: totalPrice, balance: isKnown ? due : '' },
        });
        // Of a booking that is paid the notice is gone, with the dialog in it.
        if (outcome?.ok) setTimeout(focusPageWhenLost);
        return outcome;
      }}
    >
      <p>
        {formatTotal(due)} is recorded in the booking’s ledger. This confirms the booking, and the guest gets
        a confirmation email.
      </p>
      <MoneyOriginFields
        methodLabel="How it was paid"
        methods={recordedMethodOptions}
        today={today}
        autoFocus
      />
      <EmailPreview act={emailOfMarkingPaid(booking)} />
    </BookingForm>
  );
}
