import type { ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { recordRefund, type readBookingLedger } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal } from '@getaway/web-kit/format/money';
import { property } from '../../../property.ts';
import { emailOfRecordedRefund } from '../emails/guest-emails.ts';
import { perOpening, type OpenedDialog } from './booking-form.tsx';
import { overpaidOf } from './overpaid.ts';
import { RecordMoneyForm } from './record-money-form.tsx';
import { recordedMethodOptions, type MethodOption } from './recorded-money-fields.tsx';
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
    <RecordMoneyForm
      dialog={dialog}
      mutation={mutation}
      title="Record Refund"
      about="Adds money you’ve already returned to the booking’s ledger. Nothing is transferred."
      methods={methodsLeft(meanwhile?.ledger.refundable ?? subject.refundable)}
      today={today}
      initial={
        single ? { amount: overpaidOf(subject.booking.balance, single.left), method: single.value } : {}
      }
      emailOf={(values) => emailOfRecordedRefund(id, values)}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
      refusalsAt={{ 'not-refundable': 'amount' }}
    />
  );
}

/** The methods with something left that staff can return, with how much. Cards are refunded by the provider. */
function methodsLeft(refundable: Refundable): (MethodOption & { readonly left: string })[] {
  return recordedMethodOptions.flatMap(({ value, label }) => {
    const left = refundable.find(({ method }) => method === value)?.amount;
    return left === undefined ? [] : [{ value, left, label: `${label}, up to ${formatTotal(left)}` }];
  });
}
