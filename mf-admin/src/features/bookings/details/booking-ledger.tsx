import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readBookingLedger } from '@getaway/contracts/http/ledger';
import { previewRefund } from '@getaway/contracts/http/staff-booking-changes';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { addCents, centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { paymentTones } from '../../../ledger-words/entry-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { RecordPayment, type ExpectedPayment } from '../dialogs/record-payment.tsx';
import { RecordRefund, type RecordableRefund } from '../dialogs/record-refund.tsx';
import { RefundDialog, type CardRefund } from '../dialogs/refund-dialog.tsx';
import { refundablePayments } from '../dialogs/refundable-payments.ts';
import styles from './booking-details.module.css';
import { shownStatus, statusInWords } from './payment-status.ts';
import { LedgerEntries } from './ledger-entries.tsx';
import { PaymentLink } from './payment-link.tsx';
import { Line } from '../../../stay-price/line.tsx';

type Ledger = Answer<typeof readBookingLedger>;

interface LedgerProps {
  booking: StaffBooking;
  ledger: Ledger;
}

/** The money of a booking: its sums, its entries, and what staff do about them. */
export function BookingLedger({ booking }: { booking: StaffBooking }): ReactNode {
  const state = queryState(useQuery(readBookingLedger, { params: { id: booking.id } }));
  const ledger = state.status === 'ready' ? state.data : undefined;
  const status = ledger && shownStatus(booking, ledger);
  return (
    <>
      <div className={styles.head}>
        <h4>Payment</h4>
        {ledger && status && (
          <Badge tone={paymentTones[status]}>{statusInWords(status, ledger.entries)}</Badge>
        )}
      </div>
      <Loaded booking={booking} state={state} />
    </>
  );
}

function Loaded({
  booking,
  state,
}: {
  booking: StaffBooking;
  state: ReturnType<typeof queryState<Ledger>>;
}): ReactNode {
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the payments" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <Sums booking={booking} ledger={state.data} />
          <LedgerEntries entries={state.data.entries} />
          <Actions booking={booking} ledger={state.data} />
          <PaymentLink booking={booking} />
        </>
      );
    default:
      return state satisfies never;
  }
}

/** What went back is final; refunds on their way are deducted from the balance, and listed on their own. */
function Sums({ booking, ledger }: LedgerProps): ReactNode {
  const { totalPrice } = booking;
  const { charged, paid, returned, onItsWay, entries } = ledger;
  // A canceled stay owes nothing.
  const balance = booking.status === 'cancelled' ? null : ledger.balance;
  const isPaid = isPositive(paid);
  const isKept = booking.status === 'cancelled' && isPaid && charged !== undefined;
  const isOwing = balance !== null && isPositive(balance);
  const wentBack = entries.some(({ kind }) => kind === 'chargeback') ? 'Returned' : 'Refunded';
  return (
    <>
      {entries.length === 0 && <p>{isPositive(totalPrice) ? 'No payment recorded' : 'Nothing to pay'}</p>}
      {(isPaid || isOwing) && (
        <dl className={styles.lines}>
          {isPaid && <Line label="Paid" value={formatTotal(paid)} />}
          {isPositive(returned) && <Line label={wentBack} value={formatTotal(`-${returned}`)} />}
          {isPositive(onItsWay) && <Line label="Refund on its way" value={formatTotal(`-${onItsWay}`)} />}
          {isKept && <Line label="Kept" value={formatTotal(charged)} strong />}
          <OwedByPolicy booking={booking} ledger={ledger} />
          {isOwing && <Line label="Balance due" value={formatTotal(balance)} strong />}
          {balance?.startsWith('-') && <Line label="Overpaid" value={formatTotal(balance.slice(1))} strong />}
        </dl>
      )}
    </>
  );
}

/** What is left of the payments of a stay that was canceled in time. */
function OwedByPolicy({ booking: { id, status }, ledger: { refundable } }: LedgerProps): ReactNode {
  const preview = useQuery(previewRefund, status === 'cancelled' ? { params: { id } } : null).data;
  const left = decimalFromCents(addCents(...refundable.map(({ amount }) => centsFromDollars(amount))));
  if (status !== 'cancelled' || preview?.reason !== 'in-time' || !isPositive(left)) return null;
  return <Line label="Owed to the guest by policy" value={formatTotal(left)} strong />;
}

function Actions({ booking, ledger: { balance, refundable, cardPayments } }: LedgerProps): ReactNode {
  const payment = useDialog<ExpectedPayment>();
  const refund = useDialog<RecordableRefund>();
  const cardRefund = useDialog<CardRefund>();
  const { status, holdExpiresAt } = booking;
  // Money can't belong to a stay that a guest is still booking.
  const isHeld = status === 'pending' && holdExpiresAt !== null;
  const due = status !== 'cancelled' && isPositive(balance) ? balance : '';
  return (
    <>
      {cardPayments.some(({ isDisputed }) => isDisputed) && (
        <p className={styles.quiet}>
          The guest’s bank is deciding a dispute about a card payment. It can’t be refunded until then.
        </p>
      )}
      <div className={styles.buttons}>
        {!isHeld && (
          <Button size="small" onClick={() => payment.show({ booking, due })}>
            Record Payment
          </Button>
        )}
        {refundable.some(({ method }) => method !== 'card') && (
          <Button size="small" onClick={() => refund.show({ booking, refundable })}>
            Record Refund
          </Button>
        )}
        {refundablePayments(cardPayments).length > 0 && (
          <Button size="small" onClick={() => cardRefund.show({ booking, payments: cardPayments })}>
            Refund by Card
          </Button>
        )}
      </div>
      <RecordPayment dialog={payment} />
      <RecordRefund dialog={refund} />
      <RefundDialog dialog={cardRefund} />
    </>
  );
}
