import type { ReactNode } from 'react';
import { Form } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { recordRefund, type readBookingLedger } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal } from '@getaway/web-kit/format/money';
import { property } from '../../../property.ts';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { emailOfRecordedRefund } from '../emails/guest-emails.ts';
import { BookingForm, perOpening, type OpenedDialog } from './booking-form.tsx';
import { overpaidOf } from './overpaid.ts';
import {
  RecordedMoneyFields,
  recordedMethodOptions,
  type MethodOption,
  type RecordedMoneyValues,
} from './recorded-money-fields.tsx';
import { useBookingMutation } from './use-booking-mutation.ts';

type Refundable = Answer<typeof readBookingLedger>['refundable'];

/** A booking and what is left of its payments, by method. */
export interface RecordableRefund {
  readonly booking: StaffBooking;
  readonly refundable: Refundable;
}

/** Enters money that staff returned without a card, by a method that the guest paid with. */
export const RecordRefund = perOpening(Refund);

function Refund({ subject, dialog }: OpenedDialog<RecordableRefund>): ReactNode {
  const mutation = useBookingMutation(recordRefund, subject.booking, {
    done: 'Refund recorded',
    failed: 'Failed to record refund',
  });
  const { booking, meanwhile, run } = mutation;
  const { id, revision } = booking;
  const [only, ...others] = methodsLeft(subject.refundable);
  const single = others.length === 0 ? only : undefined;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <BookingForm<RecordedMoneyValues>
      dialog={dialog}
      mutation={mutation}
      title="Record Refund"
      submit="Record Refund"
      initial={{
        amount: single ? overpaidOf(subject.booking.balance, single.left) : '',
        ...(single && { method: single.value }),
        effectiveOn: today,
        note: '',
      }}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
      refusalsAt={{ 'not-refundable': 'amount' }}
    >
      <p>Adds money you’ve already returned to the booking’s ledger. Nothing is transferred.</p>
      <RecordedMoneyFields
        methods={methodsLeft(meanwhile?.ledger.refundable ?? subject.refundable)}
        today={today}
      />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => (
          <EmailPreview act={emailOfRecordedRefund(id, getFieldsValue() as Partial<RecordedMoneyValues>)} />
        )}
      </Form.Item>
    </BookingForm>
  );
}

/** The methods with something left that staff can return, with how much. Cards are refunded by the provider. */
function methodsLeft(refundable: Refundable): (MethodOption & { readonly left: string })[] {
  return recordedMethodOptions.flatMap(({ value, label }) => {
    const left = refundable.find(({ method }) => method === value)?.amount;
    return left === undefined ? [] : [{ value, left, label: `${label}, up to ${formatTotal(left)}` }];
  });
}
