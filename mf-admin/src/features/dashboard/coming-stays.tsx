import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { ComingStay } from '@getaway/contracts/http/overview';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatDay } from '@getaway/web-kit/format/dates';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { arrivalInWords } from '@getaway/kernel/arrival';
import { usePublishedHouse } from '../../published-house/published-house.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { mapReady, type QueryState } from '../../ui/query-state.ts';
import styles from './coming-stays.module.css';

/** A stay, and for departures whether its check-out time has passed. */
type ListedStay = ComingStay & { readonly isOver?: boolean };

interface ComingStaysProps {
  title: string;
  empty: string;
  /** Which end of the stay the list is about. */
  end: 'check-in' | 'check-out';
  stays: QueryState<{ today: CalendarDate; stays: readonly ListedStay[] }>;
}

/** Who comes, or goes, in the next seven days, and what they still owe: the entry code does not wait for it. */
export function ComingStays({ title, empty, end, stays }: ComingStaysProps): ReactNode {
  const today = stays.status === 'ready' ? stays.data.today : undefined;
  return (
    <Panel title={title} busy={stays.status === 'loading'}>
      <QueryList
        state={mapReady(stays, (data) => data.stays)}
        failed="Couldn’t load stays"
        empty={<p className={styles.none}>{empty}</p>}
      >
        {(items) => (
          <ul>
            {items.map((stay) => (
              <StayRow key={stay.id} stay={stay} end={end} today={today} />
            ))}
          </ul>
        )}
      </QueryList>
    </Panel>
  );
}

interface StayRowProps {
  stay: ListedStay;
  end: ComingStaysProps['end'];
  today: CalendarDate | undefined;
}

function StayRow({ stay, end, today }: StayRowProps): ReactNode {
  const usual = usePublishedHouse();
  const [date, hour] =
    end === 'check-in'
      ? [stay.checkInDate, arrivalInWords(stay, usual.checkInTime)]
      : [stay.checkOutDate, formatTimeOfDay(stay.checkOutTime)];
  const guests = stay.numberOfGuests === 1 ? '1 guest' : `${stay.numberOfGuests} guests`;
  return (
    <li className={styles.row} data-over={stay.isOver}>
      <p className={styles.guest}>
        <Link to={`/admin/bookings?search=${encodeURIComponent(stay.bookingReference)}`}>
          {stay.guestName}
        </Link>
      </p>
      <p>
        {stay.isOver ? (
          <>
            Check-out was <time dateTime={date}>{date === today ? 'today' : formatDay(date)}</time>, {hour}
          </>
        ) : (
          <>
            <time dateTime={date}>{date === today ? 'Today' : formatDay(date)}</time>, {hour}
          </>
        )}
      </p>
      <p className={styles.facts}>
        {guests}
        {stay.occasion && stay.occasion !== 'other' && `, ${stay.occasion.replaceAll(/[_-]/g, ' ')}`}
        {stay.due && isPositive(stay.due) && (
          <>
            , <strong className={styles.due}>{formatTotal(stay.due)} due</strong>
          </>
        )}
      </p>
    </li>
  );
}
