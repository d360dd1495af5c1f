import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { extendPaymentDeadline } from '@getaway/contracts/http/unpaid-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useMutation } from '../../actions/use-mutation.ts';
import { formatMoment } from '../../format/dates.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import styles from './unpaid-notice.module.css';
import { bookingQueries } from './bookings.api.ts';
import { leftToPay, MarkPaid } from './dialogs/mark-paid.tsx';

/** What staff do about a reservation that waits for its money. */
export function UnpaidNotice({ booking }: { booking: StaffBooking }): ReactNode {
  const { id, paymentDueAt } = booking;
  const extension = useMutation(extendPaymentDeadline, {
    done: 'Payment deadline extended',
    failed: 'Failed to extend payment deadline',
    refresh: bookingQueries,
  });
  const marking = useDialog<StaffBooking>();
  return (
    <div className={styles.unpaid}>
      <p>
        {formatTotal(leftToPay(booking))} not paid yet
        {paymentDueAt ? `; dates held until ${formatMoment(paymentDueAt)}` : '; dates held'}
      </p>
      <Button size="small" type="primary" onClick={() => marking.show(booking)}>
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
      <MarkPaid dialog={marking} />
    </div>
  );
}
