import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { extendPaymentDeadline, markBookingPaid } from '@getaway/contracts/http/unpaid-bookings';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useMutation } from '../../actions/use-mutation.ts';
import { formatMoment } from '../../format/dates.ts';
import { Choice } from '../../ui/choice.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusPageWhenLost } from '../../ui/focus-page-when-lost.ts';
import styles from './booking-card.module.css';
import { bookingQueries } from './bookings.api.ts';
import dialogs from './dialogs/dialogs.module.css';
import { recordedMethodOptions } from './dialogs/recorded-money-fields.tsx';

/** What staff do about a reservation that waits for its money. */
export function UnpaidNotice({ booking }: { booking: StaffBooking }): ReactNode {
  const { id, paymentDueAt, totalPrice, balance } = booking;
  // Less than the total once a part of it was recorded.
  const due = balance !== null && isPositive(balance) ? balance : totalPrice;
  const paid = useMutation(markBookingPaid, {
    done: 'Booking marked as paid',
    failed: 'Failed to mark booking as paid',
    refresh: bookingQueries,
  });
  const extension = useMutation(extendPaymentDeadline, {
    done: 'Payment deadline extended',
    failed: 'Failed to extend payment deadline',
    refresh: bookingQueries,
  });
  const [asking, setAsking] = useState(false);
  const [method, setMethod] = useState<RecordedMethod>('other');
  const markPaid = async (): Promise<void> => {
    await paid.run({ params: { id }, body: { total: totalPrice, method } });
    setAsking(false);
    // Of a booking that is paid this notice is gone, with the dialog in it.
    setTimeout(focusPageWhenLost);
  };
  return (
    <div className={styles.unpaid}>
      <p>
        {formatTotal(due)} not paid yet
        {paymentDueAt ? `; dates held until ${formatMoment(paymentDueAt)}` : '; dates held'}
      </p>
      <Button size="small" type="primary" onClick={() => setAsking(true)}>
        Mark as Paid
      </Button>
      {paymentDueAt && (
        <Button
          size="small"
          loading={extension.pending}
          onClick={() => void extension.run({ params: { id }, body: {} })}
        >
          Extend 24 Hours
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Have you received ${formatTotal(due)}?`}
        confirm="Mark as Paid"
        danger={false}
        pending={paid.pending}
        onConfirm={() => void markPaid()}
        onCancel={() => setAsking(false)}
      >
        <div className={dialogs.body}>
          <p>This confirms the booking, and the guest gets a confirmation email.</p>
          <label className={dialogs.field}>
            How it was paid
            <Choice<RecordedMethod> options={recordedMethodOptions} value={method} onChange={setMethod} />
          </label>
        </div>
      </ConfirmDialog>
    </div>
  );
}
