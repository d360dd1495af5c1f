import type { ReactNode } from 'react';
import { recordPayment } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { property } from '../../../property.ts';
import { emailOfPayment } from '../emails/guest-emails.ts';
import { perOpening, type OpenedDialog } from './booking-form.tsx';
import { moreThanDue } from './overpaid.ts';
import { RecordMoneyForm } from './record-money-form.tsx';
import { recordedMethodOptions } from './recorded-money-fields.tsx';
import { useBookingMutation } from './use-booking-mutation.ts';

/** A booking and what is left to pay of it. */
export interface ExpectedPayment {
  readonly booking: StaffBooking;
  /** Empty where nothing is expected. */
  readonly due: string;
}

/** Enters money that the guest paid without a card. */
export const RecordPayment = perOpening(Payment);

function Payment({ subject, dialog }: OpenedDialog<ExpectedPayment>): ReactNode {
  const mutation = useBookingMutation(recordPayment, subject.booking, {
    done: 'Payment recorded',
    failed: 'Failed to record payment',
  });
  const { booking, run } = mutation;
  const { id, revision, status } = booking;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <RecordMoneyForm
      dialog={dialog}
      mutation={mutation}
      title="Record Payment"
      about={
        status === 'pending_payment'
          ? 'Adds money you’ve received to the booking’s ledger. Once the balance is paid, the booking is confirmed and the guest gets the confirmation email.'
          : 'Adds money you’ve received to the booking’s ledger.'
      }
      methods={recordedMethodOptions}
      today={today}
      initial={{ amount: subject.due }}
      emailOf={(values) => emailOfPayment(booking, values, today)}
      warningOf={({ amount }) => moreThanDue(amount, booking.balance)}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
    />
  );
}
