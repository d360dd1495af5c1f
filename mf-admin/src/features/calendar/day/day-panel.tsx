import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { BlockedNight } from '../../../blocks/use-blocked-toast.ts';
import { Panel } from '../../../ui/panel.tsx';
import { mapReady, type QueryState } from '../../../ui/query-state.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import type { Conflict } from '../../../conflicts/conflict.ts';
import type { ConflictGroup } from '../../../conflicts/conflict-groups.ts';
import { eventsOn } from '../month/day-events.ts';
import type { Days } from '../../../day-range/days.ts';
import type { ChosenDays } from '../month/use-chosen-days.ts';
import { BlockRange } from './block-range.tsx';
import { daysInWords } from './day-words.ts';
import { AddBooking } from './add-booking.tsx';
import styles from './day-panel.module.css';
import { EventDetails } from './event-details.tsx';
import { NightReasons } from './night-reasons.tsx';

interface DayPanelProps {
  days: ChosenDays;
  events: QueryState<readonly CalendarEvent[]>;
  onBlocked: (nights: readonly BlockedNight[]) => void;
  conflicts: readonly Conflict[];
  onConflict: (group: ConflictGroup) => void;
}

const noEvents: readonly CalendarEvent[] = [];

/** What is on the chosen day, and what can be done about it (spec page 2, 'Detail panel'). */
export function DayPanel(props: DayPanelProps): ReactNode {
  const { days, events, onBlocked, conflicts, onConflict } = props;
  const { chosen, blocking, startBlocking, stopBlocking } = days;
  const box = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const isTouched = useMedia('(pointer: coarse)');
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const isNews = chosen && (phone || chosen.start !== chosen.end);
    if (isNews && !blocking) box.current?.scrollIntoView({ block: 'nearest' });
  }, [phone, chosen, blocking]);
  return (
    <div ref={box} className={styles.box}>
      <Panel title={chosen ? daysInWords(chosen) : 'Select a date'}>
        <div className={styles.body}>
          {chosen ? (
            <>
              <Events
                events={mapReady(events, (all) => eventsOn(all, chosen))}
                several={chosen.start !== chosen.end}
                conflicts={conflicts}
                onConflict={onConflict}
              />
              {chosen.start === chosen.end && (
                <Reasons
                  key={chosen.start}
                  chosen={chosen}
                  hasEvents={events.status === 'ready' && eventsOn(events.data, chosen).length > 0}
                />
              )}
            </>
          ) : (
            <p className={styles.hint}>Click on a date to see events</p>
          )}
          {isTouched && !blocking && chosen?.start === chosen?.end && (
            <p className={styles.several}>
              For several days, hold the first one and slide to the last. Or press Block Dates, and tap the
              last day.
            </p>
          )}
          {blocking ? (
            <BlockRange
              chosen={chosen}
              isAtOnce={blocking === 'drag'}
              onBlocked={(nights) => {
                setOpened(true);
                onBlocked(nights);
              }}
              onClose={() => {
                setOpened(true);
                stopBlocking();
              }}
            />
          ) : (
            // After the form is closed, the focus returns to where it can be opened again.
            <Button block autoFocus={opened} onClick={() => startBlocking('button')}>
              Block Dates
            </Button>
          )}
          {chosen && (
            <AddBooking chosen={chosen} events={events.status === 'ready' ? events.data : noEvents} />
          )}
        </div>
      </Panel>
    </div>
  );
}

interface EventsProps extends Pick<DayPanelProps, 'events' | 'conflicts' | 'onConflict'> {
  /** Whether they are of several days. */
  several: boolean;
}

function Events({ events, several, conflicts, onConflict }: EventsProps): ReactNode {
  switch (events.status) {
    case 'loading':
      return <p className={styles.hint}>Loading events…</p>;
    case 'failed':
      return <p className={styles.hint}>Couldn’t load events</p>;
    case 'ready':
      if (events.data.length === 0)
        return (
          <p className={styles.hint}>{several ? 'No events on these dates' : 'No events on this date'}</p>
        );
      return (
        <ul className={styles.events}>
          {events.data.map((event) => (
            <li key={`${event.type}-${event.id}`}>
              <EventDetails event={event} conflicts={conflicts} onConflict={onConflict} />
            </li>
          ))}
        </ul>
      );
    default:
      return events satisfies never;
  }
}

/** The answer is asked for when somebody wants to know. A day without events may be taken: the month hides unpaid holds. */
function Reasons({ chosen, hasEvents }: { chosen: Days; hasEvents: boolean }): ReactNode {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <NightReasons date={chosen.start} />
  ) : (
    <Button block onClick={() => setAsked(true)}>
      {hasEvents ? 'Why is this date unavailable?' : 'Is this night available?'}
    </Button>
  );
}
