import { useState, type ReactNode } from 'react';
import { bookingStatuses, type BookingStatus } from '@getaway/contracts/http/booking-payment';
import {
  changeStaffBooking,
  listBookingAddOns,
  listBookingPackages,
  previewRefund,
} from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { TakenNights, takenNights } from '../../../blocks/taken-nights.tsx';
import { useUnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import { inWords } from '../../../format/in-words.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { bookingUpdate } from '../bookings.api.ts';
import { emailOfStatus, refundOf } from '../emails/guest-emails.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import styles from './dialogs.module.css';
import { RefundChoice, type ChosenRefund } from './refund-choice.tsx';
import { RefundEmail } from './refund-email.tsx';
import { useBookingDialog } from './use-booking-dialog.ts';
import { useBookingMutation } from './use-booking-mutation.ts';

interface StatusDialogProps {
  booking: StaffBooking;
  onClose: () => void;
}

/** Spec page 2, section 4: 'pending_payment' is shown and cannot be chosen. */
const options = bookingStatuses.map((value) => ({
  value,
  label: inWords(value),
  disabled: value === 'pending_payment',
}));

const meanings: Record<BookingStatus, string> = {
  pending: 'The dates stay blocked, and the guest isn’t asked to do anything.',
  confirmed: 'The stay counts as booked.',
  pending_payment: '',
  cancelled: 'The dates become available again.',
  completed: 'The stay is over and still counts toward your totals.',
};

function meaningOf(before: BookingStatus, after: BookingStatus): string {
  // Its guest has had the confirmation.
  if (before === 'completed' && after === 'confirmed') return 'The stay counts as upcoming again.';
  return meanings[after];
}

export function StatusDialog({ booking, onClose }: StatusDialogProps): ReactNode {
  // The dialog works on the state that staff saw when they opened it, or that a refusal showed them.
  const [opened] = useState(booking);
  const mutation = useBookingMutation(changeStaffBooking, opened, bookingUpdate);
  const { booking: seen, meanwhile, pending, run } = mutation;
  const { id } = seen;
  const { open, close, dialog } = useBookingDialog(onClose);
  const [status, setStatus] = useState<BookingStatus>(booking.status);
  const [refund, setRefund] = useState<ChosenRefund>();
  const [taken, setTaken] = useState<readonly CalendarDate[]>([]);
  const extras = useAttachedExtras(id);
  const differs = status !== seen.status;
  useUnsavedChanges(() => open && differs);
  const cancels = differs && status === 'cancelled';
  const save = async (): Promise<void> => {
    setTaken([]);
    const money = cancels && refund !== undefined && refund !== 'none' ? { refund } : {};
    const outcome = await run({
      params: { id },
      body: { status, revision: seen.revision, ...extras, ...money },
    });
    if (!outcome) return;
    if (outcome.ok || outcome.error.status === 404) return close();
    setTaken(takenNights(outcome.error));
  };
  const refunds = useQuery(previewRefund, cancels ? { params: { id } } : null);
  const refunded = cancels ? refundOf(refund, refunds.data) : undefined;
  return (
    <Dialog
      {...dialog}
      title="Update Booking Status"
      okText={cancels ? 'Cancel Booking' : 'Update Status'}
      okButtonProps={{ danger: cancels, disabled: !differs || (cancels && refund === undefined) }}
      cancelText="Close"
      // The button waits for what the guest would get back.
      confirmLoading={pending || (cancels && refunds.isLoading)}
      onOk={() => void save()}
    >
      <div className={styles.body}>
        <ChangedMeanwhile booking={seen} meanwhile={meanwhile} />
        <p className={styles.hint}>
          {booking.guestName}, {booking.bookingReference}
        </p>
        <label className={styles.field}>
          Status
          <Choice<BookingStatus>
            autoFocus
            value={status}
            options={options}
            onChange={(next) => {
              setStatus(next);
              setRefund(undefined);
              setTaken([]);
            }}
          />
        </label>
        <TakenNights nights={taken} outcome="The status stays as it was.">
          <p>
            Choose Edit to move this stay, or cancel or move the other booking, or unblock the nights. Then
            try again.
          </p>
        </TakenNights>
        {differs && taken.length === 0 && <p>{meaningOf(seen.status, status)}</p>}
        {status === 'confirmed' && seen.status !== 'confirmed' && seen.status !== 'completed' && (
          <Unpaid booking={seen} />
        )}
        {cancels && <RefundChoice bookingId={id} value={refund} onChange={setRefund} />}
        {differs && <EmailPreview act={emailOfStatus(seen, status)} />}
        <RefundEmail bookingId={id} refunded={refunded} />
      </div>
    </Dialog>
  );
}

/** What is confirmed before it is paid; a reservation has a button that also records its payment. */
function Unpaid({ booking: { status, balance } }: { booking: StaffBooking }): ReactNode {
  if (balance === null || Number(balance) <= 0) return null;
  return (
    <p>
      {formatTotal(balance)} hasn’t been paid yet, and the confirmation email says so.
      {status === 'pending_payment' && ' If you’ve received the money, close this and choose Mark as Paid.'}
    </p>
  );
}

/** The ids that go with every change (spec page 2, section 7); left out where they cannot be read, which keeps them. */
function useAttachedExtras(id: string): { addOnIds?: string[]; packageIds?: string[] } {
  const addOns = useQuery(listBookingAddOns, { params: { id } }).data;
  const packages = useQuery(listBookingPackages, { params: { id } }).data;
  return {
    ...(addOns ? { addOnIds: addOns.map(({ addOnServiceId }) => addOnServiceId) } : {}),
    ...(packages ? { packageIds: packages.map(({ packageId }) => packageId) } : {}),
  };
}
