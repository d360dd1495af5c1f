import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from './guest.module.css';
import type { GuestRecord } from './guest-record.ts';
import { statusTone } from '../../../ui/status-tone.ts';

/** The stays of a guest, latest check-in first. */
export function BookingHistory({ bookings }: { bookings: GuestRecord['bookingHistory'] }): ReactNode {
  if (bookings.length === 0) return <p className={styles.quiet}>No bookings yet</p>;
  return (
    <ul className={styles.rows}>
      {bookings.map(({ id, bookingReference, checkInDate, checkOutDate, totalPrice, status }) => (
        <li className={styles.booking} key={id}>
          <span>
            {formatDate(checkInDate)} – {formatDate(checkOutDate)}
          </span>
          <Link to={`/admin/bookings?search=${encodeURIComponent(bookingReference)}`}>
            {bookingReference}
          </Link>
          <span className={styles.amount}>{formatTotal(totalPrice)}</span>
          <Badge tone={statusTone(status)}>{inWords(status)}</Badge>
        </li>
      ))}
    </ul>
  );
}
