import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readCalendar, type CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatDay } from '@getaway/web-kit/format/dates';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { usePublishedHouse } from '../../published-house/published-house.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryList } from '../../ui/query-list.tsx';
import { mapReady, queryState } from '../../ui/query-state.ts';
import styles from './coming-stays.module.css';
import { staysTonight } from './stays-tonight.ts';

/** Who sleeps in the house tonight, wherever they booked. */
export function Tonight({ today }: { today: CalendarDate }): ReactNode {
  const events = queryState(useQuery(readCalendar, { query: { start: today, end: today } }));
  return (
    <Panel title="In the House Tonight" busy={events.status === 'loading'}>
      <QueryList
        state={mapReady(events, (all) => staysTonight(all, today))}
        failed="Couldn’t load who is there"
        empty={<p className={styles.none}>Nobody is in the house tonight</p>}
      >
        {(stays) => (
          <ul>
            {stays.map((stay) => (
              <StayRow key={stay.id} stay={stay} />
            ))}
          </ul>
        )}
      </QueryList>
    </Panel>
  );
}

function StayRow({ stay }: { stay: CalendarEvent }): ReactNode {
  const usual = usePublishedHouse();
  const to =
    stay.type === 'booking'
      ? `/admin/bookings?search=${encodeURIComponent(stay.bookingReference)}`
      : '/admin/calendar';
  return (
    <li className={styles.row}>
      <p className={styles.guest}>
        <Link to={to}>{stay.guestName ?? stay.title}</Link>
      </p>
      <p className={styles.when}>
        until <time dateTime={stay.endDate}>{formatDay(stay.endDate)}</time>,{' '}
        {formatTimeOfDay(stay.checkOutTime ?? usual.checkOutTime)}
      </p>
      <p className={styles.facts}>{stay.type === 'external' ? `from ${stay.source}` : stay.source}</p>
    </li>
  );
}
