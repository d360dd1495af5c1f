import type { ReactNode } from 'react';
import { Button, Popconfirm } from 'antd';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { extendPaymentDeadline, markBookingPaid } from '@getaway/contracts/http/unpaid-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useAction } from '../../actions/use-action.ts';
import { formatMoment } from '../../format/dates.ts';
import styles from './booking-card.module.css';
import { bookingReads } from './bookings.api.ts';

/** What staff do about a reservation that waits for its money. */
export function UnpaidNotice({ booking }: { booking: StaffBooking }): ReactNode {
  const { id, paymentDueAt, totalPrice } = booking;
  const paid = useAction(markBookingPaid, {
    done: 'Booking marked as paid',
    failed: 'Failed to mark booking as paid',
    refresh: bookingReads,
  });
  const extension = useAction(extendPaymentDeadline, {
    done: 'Payment deadline extended',
    failed: 'Failed to extend payment deadline',
    refresh: bookingReads,
  });
  return (
    <div className={styles.unpaid}>
      <p>
        {formatTotal(totalPrice)} not paid yet
        {paymentDueAt ? `; the dates are kept until ${formatMoment(paymentDueAt)}` : '; the dates are kept'}
      </p>
      <Popconfirm
        title={`Did ${formatTotal(totalPrice)} come in?`}
        description="The booking is confirmed and the guest gets the confirmation by mail."
        okText="Mark as Paid"
        onConfirm={() => paid.run({ params: { id } })}
      >
        <Button size="small" type="primary" loading={paid.pending}>
          Mark as Paid
        </Button>
      </Popconfirm>
      {paymentDueAt && (
        <Button
          size="small"
          loading={extension.pending}
          onClick={() => void extension.run({ params: { id }, body: {} })}
        >
          Extend 24 Hours
        </Button>
      )}
    </div>
  );
}
