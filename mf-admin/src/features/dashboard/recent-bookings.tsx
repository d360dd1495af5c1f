import { useId, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import type { readAnalytics } from '@getaway/contracts/http/staff-bookings';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { ReadState } from '../../ui/read-state.ts';
import styles from './recent-bookings.module.css';

type RecentBooking = Answer<typeof readAnalytics>['recentBookings'][number];

const shown = 5;

export function RecentBookings({ bookings }: { bookings: ReadState<RecentBooking[]> }): ReactNode {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={bookings.status === 'loading'}>
      <h3 className={styles.title} id={heading}>
        Recent Bookings
      </h3>
      <Content bookings={bookings} />
    </section>
  );
}

function Content({ bookings }: { bookings: ReadState<RecentBooking[]> }): ReactNode {
  switch (bookings.status) {
    case 'loading':
      return (
        <div className={styles.skeleton}>
          <Skeleton active title={false} paragraph={{ rows: shown }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Bookings could not be loaded" onRetry={bookings.retry} />;
    case 'ready':
      if (bookings.data.length === 0) return <Empty title="No recent bookings" />;
      return (
        <ul className={styles.list}>
          {bookings.data.slice(0, shown).map((booking) => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </ul>
      );
    default:
      return bookings satisfies never;
  }
}

function BookingRow({ booking }: { booking: RecentBooking }): ReactNode {
  const { guestName, checkInDate, checkOutDate, totalPrice, status } = booking;
  return (
    <li className={styles.row}>
      <p className={styles.guest}>{guestName}</p>
      <p className={styles.dates}>
        <time dateTime={checkInDate}>{formatDate(checkInDate)}</time> to{' '}
        <time dateTime={checkOutDate}>{formatDate(checkOutDate)}</time>
      </p>
      <p className={styles.price}>{formatTotal(totalPrice)}</p>
      <p className={styles.status}>
        <Badge tone={status === 'confirmed' ? 'default' : 'secondary'}>{status.replace('_', ' ')}</Badge>
      </p>
    </li>
  );
}
