import { useState, type ReactNode } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { parseCalendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { formatDay } from '@getaway/web-kit/format/dates';
import { fromPickerDate, toPickerDate } from '@getaway/web-kit/picker-dates';
import { pickerClasses } from '@getaway/web-kit/picker-classes';
import styles from './block-calendar.module.css';

interface BlockCalendarProps {
  today: CalendarDate;
  /** What the nights that staff blocked are blocked for. */
  blocked: ReadonlyMap<CalendarDate, string>;
  /** Every night from today on that cannot be booked. */
  unavailable: ReadonlySet<CalendarDate>;
  fromDate: string;
  toDate: string;
  onDay: (day: CalendarDate) => void;
}

/**
 * Two months (one where there is no room) with what is taken; pressing days chooses the range to block, and a first day
 * that is typed is turned to.
 */
export function BlockCalendar(props: BlockCalendarProps): ReactNode {
  const { today, blocked, unavailable, fromDate, toDate, onDay } = props;
  const month = useMonthOf(fromDate, today);
  const matches = (test: (day: CalendarDate) => boolean) => (date: Date) => test(fromPickerDate(date));
  const dayLabel = (date: Date, modifiers: Modifiers): string => {
    const day = fromPickerDate(date);
    const notes = [
      blocked.has(day) && `blocked: ${blocked.get(day) ?? ''}`,
      modifiers['booked'] && 'booked',
      modifiers['chosen'] && 'chosen',
    ].filter((note) => typeof note === 'string');
    return [formatDay(day), ...notes].join(', ');
  };
  return (
    <div className={styles.calendar}>
      <DayPicker
        numberOfMonths={2}
        month={month.shown}
        onMonthChange={month.turn}
        today={toPickerDate(today)}
        modifiers={{
          blocked: matches((day) => blocked.has(day)),
          booked: matches((day) => unavailable.has(day) && !blocked.has(day)),
          chosen: matches((day) => day === fromDate || (day > fromDate && fromDate !== '' && day <= toDate)),
          past: matches((day) => day < today),
        }}
        modifiersClassNames={dayClasses}
        classNames={partClasses}
        labels={{
          labelDayButton: dayLabel,
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
        }}
        onDayClick={(date) => {
          month.stay(fromPickerDate(date));
          onDay(fromPickerDate(date));
        }}
      />
      <ul className={styles.legend}>
        <li className={styles.legendEntry}>
          <span className={styles.blockedKey} /> Blocked
        </li>
        <li className={styles.legendEntry}>
          <span className={styles.bookedKey} /> Booked
        </li>
        <li className={styles.legendEntry}>
          <span className={styles.chosenKey} /> Selected
        </li>
      </ul>
    </div>
  );
}

interface ShownMonth {
  shown: Date;
  turn: (month: Date) => void;
  /** A day that is pressed is in view already. */
  stay: (pressed: CalendarDate | undefined) => void;
}

function useMonthOf(fromDate: string, today: CalendarDate): ShownMonth {
  const [shown, turn] = useState(() => toPickerDate(today));
  const [known, setKnown] = useState(fromDate);
  const [pressed, stay] = useState<CalendarDate>();
  if (fromDate !== known) {
    setKnown(fromDate);
    stay(undefined);
    const typed = parseCalendarDate(fromDate);
    // While a year is typed, its first digits are a year of antiquity.
    if (typed.ok && typed.date !== pressed && typed.date >= today) turn(toPickerDate(typed.date));
  }
  return { shown, turn, stay };
}

const className = (name: string): string => styles[name] ?? '';

const dayClasses = {
  blocked: className('blocked'),
  booked: className('booked'),
  chosen: className('chosen'),
  past: className('past'),
};

const partClasses = pickerClasses(styles);
