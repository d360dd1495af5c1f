import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Answer } from '@getaway/contracts/http/call';
import type { readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { inWords } from '../../format/in-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import type { QueryState } from '../../ui/query-state.ts';
import styles from './recent-bookings.module.css';

type RecentBooking = Answer<typeof readAnalytics>['recentBookings'][number];

const shown = 5;

export function RecentBookings({ bookings }: { bookings: QueryState<RecentBooking[]> }): ReactNode {
  return (
    <Panel title="Recent Bookings" busy={bookings.status === 'loading'}>
      <QueryList state={bookings} failed="Couldn’t load bookings" empty="No recent bookings">
        {(items) => (
          <ul>
            {items.slice(0, shown).map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
      </QueryList>
    </Panel>
  );
}

function BookingRow({ booking }: { booking: RecentBooking }): ReactNode {
  const { guestName, bookingReference, checkInDate, checkOutDate, totalPrice, status } = booking;
  return (
    <li className={styles.row}>
      <p className={styles.guest}>
        <Link to={`/admin/bookings?search=${encodeURIComponent(bookingReference ?? guestName)}`}>
          {guestName}
        </Link>
      </p>
      <p className={styles.dates}>
        <time dateTime={checkInDate}>{formatDate(checkInDate)}</time> to{' '}
        <time dateTime={checkOutDate}>{formatDate(checkOutDate)}</time>
      </p>
      <p className={styles.price}>{formatTotal(totalPrice)}</p>
      <p className={styles.status}>
        <Badge tone={status === 'confirmed' ? 'default' : 'secondary'}>{inWords(status)}</Badge>
      </p>
    </li>
  );
}
