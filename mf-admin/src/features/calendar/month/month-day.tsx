import { createContext, use, useEffect, useRef, type ReactElement } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { fromPickerDate } from '@getaway/web-kit/picker-dates';
import { eventsOn, isNightInConflict, roleOn } from './day-events.ts';
import { nameOf, roleMarks } from './event-words.ts';
import spoken from '@getaway/web-kit/spoken.module.css';
import styles from './month-day.module.css';

export const MonthEventsContext = createContext<readonly CalendarEvent[]>([]);

/** Spec page 2, section 9. */
const mostEventsShown = 3;

/** A day of the grid with what is on it. Its name says all of it, so that what is drawn is not read out. */
export function MonthDay(props: DayButtonProps): ReactElement {
  const { day: shown, modifiers, children, 'aria-label': name, ...attributes } = props;
  const button = useRef<HTMLButtonElement>(null);
  const day = fromPickerDate(shown.date);
  const events = eventsOn(use(MonthEventsContext), { start: day, end: day });
  const hidden = events.length - mostEventsShown;
  const { focused } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  return (
    <button ref={button} {...attributes}>
      <span className={spoken.spoken}>{name}</span>
      <span className={styles.number} aria-hidden="true">
        {children}
        {isNightInConflict(events, day) && <span className={styles.conflict}>!</span>}
      </span>
      <span className={styles.events} aria-hidden="true">
        {events.slice(0, mostEventsShown).map((event) => (
          <Chip key={`${event.type}-${event.id}`} event={event} day={day} />
        ))}
        {hidden > 0 && <span className={styles.more}>+{hidden} more</span>}
      </span>
    </button>
  );
}

function Chip({ event, day }: { event: CalendarEvent; day: CalendarDate }): ReactElement {
  const inConflict = event.conflictIds.length > 0;
  return (
    <span className={styles.chip} data-type={event.type} data-conflict={inConflict || undefined}>
      <b className={styles.mark}>{roleMarks[roleOn(event, day)]}</b>
      <span className={styles.name}>{nameOf(event)}</span>
    </span>
  );
}
