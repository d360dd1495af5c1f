import type { ReactNode } from 'react';
import { Form } from 'antd';
import { recordPayment } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { property } from '../../../property.ts';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { emailOfPayment } from '../emails/guest-emails.ts';
import { BookingForm, perOpening, type OpenedDialog } from './booking-form.tsx';
import {
  RecordedMoneyFields,
  recordedMethodOptions,
  type RecordedMoneyValues,
} from './recorded-money-fields.tsx';
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
    <BookingForm<RecordedMoneyValues>
      dialog={dialog}
      mutation={mutation}
      title="Record Payment"
      submit="Record Payment"
      initial={{ amount: subject.due, effectiveOn: today, note: '' }}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
    >
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
    </BookingForm>
  );
}
