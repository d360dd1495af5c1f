import { useState, type ReactNode } from 'react';
import { deleteStaffBooking, previewRefund } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatDate } from '../../../format/dates.ts';
import { property } from '../../../property.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { bookingListQueries } from '../bookings.api.ts';
import { emailOfDeletion, refundOf } from '../emails/guest-emails.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './dialogs.module.css';
import { RefundChoice, type ChosenRefund } from './refund-choice.tsx';
import { RefundEmail } from './refund-email.tsx';
import { useBookingDialog } from './use-booking-dialog.ts';
import { useBookingMutation } from './use-booking-mutation.ts';

interface DeleteBookingProps {
  booking: StaffBooking;
  onClose: () => void;
}

/** Asks before a booking is deleted, and says what that does to its money. */
export function DeleteBooking({ booking, onClose }: DeleteBookingProps): ReactNode {
  const today = dateInZone(new Date(), property.timeZone);
  const [opened] = useState(booking);
  const mutation = useBookingMutation(deleteStaffBooking, opened, {
    done: 'Booking deleted successfully',
    failed: 'Failed to delete booking',
    refresh: bookingListQueries,
  });
  const { booking: seen, meanwhile, pending, run } = mutation;
  const { id, revision } = seen;
  const { close, dialog } = useBookingDialog(onClose);
  const [refund, setRefund] = useState<ChosenRefund>();
  const remove = async (): Promise<void> => {
    const money = refund !== undefined && refund !== 'none' ? { refund } : {};
    const outcome = await run({ params: { id }, query: { revision: String(revision), ...money } });
    if (outcome && (outcome.ok || outcome.error.status === 404)) close();
  };
  const refunds = useQuery(previewRefund, { params: { id } });
  const refunded = refundOf(refund, refunds.data);
  return (
    <Dialog
      {...dialog}
      title="Delete this booking?"
      okText="Delete Booking"
      okButtonProps={{ danger: true, disabled: refund === undefined }}
      cancelText="Keep Booking"
      cancelButtonProps={{ autoFocus: true }}
      confirmLoading={pending}
      onOk={() => void remove()}
    >
      <div className={styles.body}>
        <ChangedMeanwhile booking={seen} meanwhile={meanwhile} />
        <p>
          The booking for <strong>{booking.guestName}</strong> from {formatDate(booking.checkInDate)} to{' '}
          {formatDate(booking.checkOutDate)} will be permanently deleted and its dates reopened. Its history
          and refunds are kept.
        </p>
        <RefundChoice bookingId={id} value={refund} onChange={setRefund} deletes />
        <EmailPreview act={emailOfDeletion(seen, today)} />
        <RefundEmail bookingId={id} refunded={refunded} />
      </div>
    </Dialog>
  );
}
