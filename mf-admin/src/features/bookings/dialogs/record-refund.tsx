import type { ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { recordRefund, type readBookingLedger } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useMutation } from '../../../actions/use-mutation.ts';
import { property } from '../../../property.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { bookingQueries } from '../bookings.api.ts';
import styles from './dialogs.module.css';
import { overpaidOf } from './overpaid.ts';
import {
  RecordedMoneyFields,
  recordedMethodOptions,
  type MethodOption,
  type RecordedMoneyValues,
} from './recorded-money-fields.tsx';

type Refundable = Answer<typeof readBookingLedger>['refundable'];

/** A booking and what is left of its payments, by method. */
export interface RecordableRefund {
  readonly booking: StaffBooking;
  readonly refundable: Refundable;
}

/** Enters money that staff returned without a card, by a method that the guest paid with. */
export function RecordRefund({ dialog }: { dialog: DialogState<RecordableRefund> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { pending, run } = useMutation(recordRefund, {
    done: 'Refund recorded',
    failed: 'Failed to record refund',
    refresh: bookingQueries,
  });
  if (!subject) return null;
  const { id, revision, balance } = subject.booking;
  const methods = methodsLeft(subject.refundable);
  const [only, ...others] = methods;
  const single = others.length === 0 ? only : undefined;
  const today = dateInZone(new Date(), property.timeZone);
  return (
    <FormDialog<RecordedMoneyValues>
      key={round}
      open={open}
      title="Record Refund"
      submit="Record Refund"
      width={480}
      initial={{
        amount: single ? overpaidOf(balance, single.left) : '',
        ...(single && { method: single.value }),
        effectiveOn: today,
        note: '',
      }}
      pending={pending}
      onSubmit={(values) => run({ params: { id }, body: { ...values, revision } })}
      onClose={close}
      refusalsAt={{ 'not-refundable': 'amount' }}
    >
      <div className={styles.body}>
        <p>
          Adds money you’ve already returned to the booking’s ledger. Nothing is transferred, and the guest
          doesn’t get an email.
        </p>
        <RecordedMoneyFields methods={methods} today={today} />
      </div>
    </FormDialog>
  );
}

/** The methods with something left that staff can return, with how much. Cards are refunded by the provider. */
function methodsLeft(refundable: Refundable): (MethodOption & { readonly left: string })[] {
  return recordedMethodOptions.flatMap(({ value, label }) => {
    const left = refundable.find(({ method }) => method === value)?.amount;
    return left === undefined ? [] : [{ value, left, label: `${label}, up to ${formatTotal(left)}` }];
  });
}
