import type { ReactNode } from 'react';
import { Alert } from 'antd';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { formatDate } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';
import styles from './dialogs.module.css';
import type { Meanwhile } from './use-booking-mutation.ts';

interface ChangedMeanwhileProps {
  booking: StaffBooking;
  meanwhile: Meanwhile | undefined;
}

/** The latest state of a booking that somebody else changed while staff filled in a dialog. Nothing typed is lost. */
export function ChangedMeanwhile({ booking, meanwhile }: ChangedMeanwhileProps): ReactNode {
  if (!meanwhile) return null;
  const { reason, ledger } = meanwhile;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="This booking has changed"
      description={
        <div className={styles.body}>
          <p>{reason}</p>
          <p>
            Now: {inWords(booking.status)}, {formatDate(booking.checkInDate)} to{' '}
            {formatDate(booking.checkOutDate)}, total {formatTotal(booking.totalPrice)}, paid{' '}
            {formatTotal(ledger.paid)}
            {balanceInWords(booking.balance)}.
          </p>
          <p>Nothing was saved. Check what you entered, and send it again.</p>
        </div>
      }
    />
  );
}

function balanceInWords(balance: string | null): string {
  if (balance === null || Number(balance) === 0) return '';
  return isPositive(balance)
    ? `, balance due ${formatTotal(balance)}`
    : `, overpaid ${formatTotal(balance.slice(1))}`;
}
