import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import {
  readStaffPaymentLink,
  sendPaymentLink,
  withdrawPaymentLink,
  type StaffPaymentLink,
} from '@getaway/contracts/http/payment-links';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { formatMoment } from '../../../format/dates.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { bookingQueries } from '../bookings.api.ts';
import dialogStyles from '../dialogs/dialogs.module.css';
import styles from './booking-details.module.css';
import { Line } from '../../../stay-price/line.tsx';

type Link = NonNullable<StaffPaymentLink['current']>;
type Offer = NonNullable<StaffPaymentLink['offer']>;

/** The payment link of a booking: what became of the last one, and a new one where something is due. */
export function PaymentLink({ booking }: { booking: StaffBooking }): ReactNode {
  const state = queryState(useQuery(readStaffPaymentLink, { params: { id: booking.id } }));
  const [isSending, setSending] = useState(false);
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return <LoadFailure title="Couldn’t load the payment link" onRetry={state.retry} />;
  const { current, offer } = state.data;
  return (
    <>
      {current && (
        <p className={styles.quiet}>
          Payment link sent {formatMoment(current.sentAt)} by {current.sentBy}. {endInWords(current)}
        </p>
      )}
      <div className={styles.buttons}>
        {current?.status === 'open' && <WithdrawButton bookingId={booking.id} />}
        {offer && (
          <Button size="small" onClick={() => setSending(true)}>
            Send Payment Link
          </Button>
        )}
      </div>
      {offer && (
        <SendDialog
          booking={booking}
          offer={offer}
          replaces={current?.status === 'open'}
          open={isSending}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}

function WithdrawButton({ bookingId }: { bookingId: string }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { pending, run } = useMutation(withdrawPaymentLink, {
    done: 'Payment link withdrawn',
    failed: 'Failed to withdraw the payment link',
    refresh: bookingQueries,
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Withdraw Link
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Withdraw the payment link?"
        confirm="Withdraw Link"
        pending={pending}
        onConfirm={() => void run({ params: { id: bookingId } }).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        The guest can’t pay with it anymore, and isn’t notified. You can send a new one at any time.
      </ConfirmDialog>
    </>
  );
}

function endInWords({ status, expiresAt, withdrawnAt }: Link): string {
  switch (status) {
    case 'open':
      return `It works until ${formatMoment(expiresAt)}.`;
    case 'paid':
      return 'Nothing is left to pay.';
    case 'expired':
      return `It expired ${formatMoment(expiresAt)}.`;
    case 'withdrawn':
      return withdrawnAt === null ? 'It was withdrawn.' : `It was withdrawn ${formatMoment(withdrawnAt)}.`;
    case 'ended':
      return 'The booking has ended.';
    default:
      return status satisfies never;
  }
}

interface SendDialogProps {
  booking: StaffBooking;
  offer: Offer;
  /** Whether an older link still works. */
  replaces: boolean;
  open: boolean;
  onClose: () => void;
}

/** Shows what the guest gets and pays before it is sent. */
function SendDialog({ booking, offer, replaces, open, onClose }: SendDialogProps): ReactNode {
  const { pending, run } = useMutation(sendPaymentLink, {
    done: 'Payment link sent',
    failed: 'Failed to send the payment link',
    refresh: bookingQueries,
  });
  const { balance, cardFee, amount, email, ...terms } = offer;
  const { id, bookingReference, checkInDate, checkOutDate } = booking;
  const { firstName, paymentDueAt, expiresAt } = terms;
  const send = async (): Promise<void> => {
    const outcome = await run({ params: { id }, body: { amount } });
    if (outcome?.ok === true) onClose();
  };
  return (
    <Dialog
      open={open}
      title="Send Payment Link"
      width={560}
      okText="Send Payment Link"
      confirmLoading={pending}
      onOk={() => void send()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className={dialogStyles.body}>
        <p>
          {email} gets an email with a link to pay by card.
          {replaces && ' The link that you sent before stops working.'}
        </p>
        <dl className={styles.lines}>
          <Line label="Balance" value={formatTotal(balance)} />
          {isPositive(cardFee) && <Line label="Card fee with tax" value={formatTotal(cardFee)} />}
          <Line label="The guest pays" value={formatTotal(amount)} strong />
        </dl>
        <p className={dialogStyles.hint}>
          {isPositive(cardFee) && 'The card fee is added to the booking when the guest pays. '}
          The link works until {formatMoment(expiresAt)}. The guest always pays what is due at that moment.
        </p>
        <EmailPreview
          act={{
            kind: 'payment-link',
            bookingId: id,
            payment: {
              bookingReference,
              firstName,
              checkInDate,
              checkOutDate,
              balance,
              cardFee,
              amount,
              paymentDueAt,
              expiresAt,
            },
          }}
        />
      </div>
    </Dialog>
  );
}
