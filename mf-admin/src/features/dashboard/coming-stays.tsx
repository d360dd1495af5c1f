import { useId, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { ComingStay } from '@getaway/contracts/http/overview';
import { formatDay, formatTimeOfDay } from '@getaway/web-kit/format/dates';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { ReadState } from '../../ui/read-state.ts';
import styles from './coming-stays.module.css';

interface ComingStaysProps {
  title: string;
  empty: string;
  /** Which end of the stay the list is about. */
  end: 'arrival' | 'departure';
  stays: ReadState<{ today: CalendarDate; stays: readonly ComingStay[] }>;
}

/** Who comes, or goes, in the next seven days. */
export function ComingStays({ title, empty, end, stays }: ComingStaysProps): ReactNode {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={stays.status === 'loading'}>
      <h3 className={styles.title} id={heading}>
        {title}
      </h3>
      <Content empty={empty} end={end} stays={stays} />
    </section>
  );
}

function Content({ empty, end, stays }: Omit<ComingStaysProps, 'title'>): ReactNode {
  switch (stays.status) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Stays could not be loaded" onRetry={stays.retry} />;
    case 'ready': {
      const { today } = stays.data;
      if (stays.data.stays.length === 0) return <Empty title={empty} />;
      return (
        <ul>
          {stays.data.stays.map((stay) => (
            <StayRow key={stay.id} stay={stay} end={end} today={today} />
          ))}
        </ul>
      );
    }
    default:
      return stays satisfies never;
  }
}

interface StayRowProps {
  stay: ComingStay;
  end: ComingStaysProps['end'];
  today: CalendarDate;
}

function StayRow({ stay, end, today }: StayRowProps): ReactNode {
  const [date, time] =
    end === 'arrival' ? [stay.checkInDate, stay.checkInTime] : [stay.checkOutDate, stay.checkOutTime];
  const guests = stay.numberOfGuests === 1 ? '1 guest' : `${stay.numberOfGuests} guests`;
  return (
    <li className={styles.row}>
      <p className={styles.guest}>
        <Link to={`/admin/bookings?search=${encodeURIComponent(stay.bookingReference)}`}>
          {stay.guestName}
        </Link>
      </p>
      <p className={styles.when}>
        <time dateTime={date}>{date === today ? 'Today' : formatDay(date)}</time>, {formatTimeOfDay(time)}
      </p>
      <p className={styles.facts}>
        {guests}
        {stay.occasion && `, ${stay.occasion.replaceAll(/[_-]/g, ' ')}`}
      </p>
    </li>
  );
}
