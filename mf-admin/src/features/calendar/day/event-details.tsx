import type { ReactNode } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { nightCount } from '@getaway/kernel/stay';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { reasonWords } from '../../../blocks/block-words.ts';
import { inWords } from '../../../format/in-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { groupConflicts, type ConflictGroup } from '../../../conflicts/conflict-groups.ts';
import { otherSide } from '../conflicts/other-side.ts';
import { typeTones, typeWords } from '../month/event-words.ts';
import { arrivalOn, momentInWords } from './day-words.ts';
import styles from './event-details.module.css';

interface EventDetailsProps {
  event: CalendarEvent;
  conflicts: readonly Conflict[];
  onConflict: (group: ConflictGroup) => void;
}

/** All that staff may know of an event (spec page 2, 'Detail panel'). */
export function EventDetails({ event, conflicts, onConflict }: EventDetailsProps): ReactNode {
  const { type, startDate, endDate, source, checkInTime, checkOutTime, conflictIds } = event;
  // Without its own hours, guests arrive and leave at the house's (spec page 2, section 9).
  const usual = usePublishedHouse();
  const checkIn = checkInTime ?? usual.checkInTime;
  return (
    <article className={styles.event} data-type={type}>
      <p className={styles.head}>
        <Badge tone={typeTones[type]}>{typeWords[type]}</Badge>
        {conflictIds.length > 0 && <Badge tone="red">Conflict</Badge>}
      </p>
      <dl className={styles.facts}>
        <Fact name={type === 'blocked' ? 'From' : 'Check-in'}>
          {event.type === 'booking'
            ? arrivalOn(startDate, { ...event, checkInTime: checkIn }, usual.checkInTime)
            : momentInWords(startDate, checkIn)}
        </Fact>
        {endDate !== startDate && (
          <Fact name="Check-out">{momentInWords(endDate, checkOutTime ?? usual.checkOutTime)}</Fact>
        )}
        <Fact name="Source">{source || 'Unknown'}</Fact>
        <Particulars event={event} />
      </dl>
      <Notes event={event} />
      {groupConflicts(conflicts.filter(({ id }) => conflictIds.includes(id))).map((group) => (
        <div key={group.id} className={styles.conflict}>
          <p>Conflicts with {otherSide(group.whole, event)}.</p>
          <Button
            size="small"
            aria-label={`Resolve Conflict with ${otherSide(group.whole, event)}`}
            onClick={() => onConflict(group)}
          >
            Resolve Conflict
          </Button>
        </div>
      ))}
    </article>
  );
}

function Particulars({ event }: { event: CalendarEvent }): ReactNode {
  switch (event.type) {
    case 'booking':
      return (
        <>
          <Fact name="Guest">{event.guestName ?? 'Unknown'}</Fact>
          <Fact name="Reference">
            <Link to={`/admin/bookings?search=${encodeURIComponent(event.bookingReference)}`}>
              {event.bookingReference}
            </Link>
          </Fact>
          {event.status && (
            <Fact name="Status">
              <Badge tone={event.status === 'confirmed' ? 'default' : 'secondary'}>
                {inWords(event.status)}
              </Badge>
            </Fact>
          )}
        </>
      );
    case 'external':
      return (
        <>
          {event.guestName && <Fact name="Guest">{event.guestName}</Fact>}
          <Fact name="Status">
            <Badge tone="default">Confirmed</Badge>
          </Fact>
          <Fact name="Nights">{nightCount({ checkIn: event.startDate, checkOut: event.endDate })}</Fact>
        </>
      );
    case 'blocked':
      return event.reason && <Fact name="Reason">{reasonWords[event.reason]}</Fact>;
    default:
      return event satisfies never;
  }
}

function Notes({ event }: { event: CalendarEvent }): ReactNode {
  if (event.type !== 'external') return null;
  return (
    <>
      {event.isEcho && (
        <p className={styles.note}>
          Our own booking, synced back by the other platform. It doesn’t block any nights.
        </p>
      )}
      {event.isSuspicious && (
        <p className={styles.note}>
          Missing from its feed. Its nights stay blocked until a second sync confirms it’s gone, or you
          confirm it.
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
