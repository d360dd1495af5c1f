import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Thread } from '@getaway/contracts/http/inbox';
import { formatDate } from '../format/dates.ts';
import { inWords } from '../format/in-words.ts';
import { Badge } from '../ui/badge.tsx';
import { statusTone } from '../ui/status-tone.ts';
import styles from './threads.module.css';

type BookingOfThread = NonNullable<Thread['booking']>;

/** A booking beside a thread: its dates, its reference as a link, and its status. */
export function BookingOfThread({ booking }: { booking: BookingOfThread }): ReactNode {
  const { bookingReference, status } = booking;
  return (
    <span className={styles.booking}>
      <span>{datesOf(booking)}</span>
      <Link to={`/admin/bookings?search=${encodeURIComponent(bookingReference)}`}>{bookingReference}</Link>
      <Badge tone={statusTone(status)}>{inWords(status)}</Badge>
    </span>
  );
}

export function datesOf({ checkInDate, checkOutDate }: BookingOfThread): string {
  return `${formatDate(checkInDate)} – ${formatDate(checkOutDate)}`;
}
