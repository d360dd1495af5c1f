import { useState, type ReactNode } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { nightCount } from '@getaway/kernel/stay';
import { formatDay, formatLongDay, formatNights } from '@getaway/web-kit/format/dates';
import {
  canChoose,
  checkoutOnlyDay,
  chooseDay,
  previewStay,
  type CalendarFacts,
  type DateSelection,
} from '../selection/calendar-selection.ts';
import { fromPickerDate, toPickerDate } from './picker-dates.ts';
import styles from './stay-calendar.module.css';

const monthsAhead = 18;

interface StayCalendarProps {
  dates: DateSelection;
  facts: CalendarFacts;
  onChoose: (dates: DateSelection) => void;
}

/** Two months (one on a small screen) to choose arrival and departure in. */
export function StayCalendar({ dates, facts, onChoose }: StayCalendarProps): ReactNode {
  const [hovered, setHovered] = useState<CalendarDate>();
  const preview = previewStay(dates, hovered, facts);
  const shown = preview ?? dates;
  const checkoutOnly = checkoutOnlyDay(dates, facts);
  const today = toPickerDate(facts.today);
  const matches = (test: (day: CalendarDate) => boolean) => (date: Date) => test(fromPickerDate(date));

  return (
    <div className={styles.calendar} onMouseLeave={() => setHovered(undefined)}>
      <DayPicker
        numberOfMonths={2}
        defaultMonth={shown.status === 'empty' ? today : toPickerDate(shown.arrival)}
        startMonth={today}
        endMonth={new Date(today.getFullYear(), today.getMonth() + monthsAhead)}
        today={today}
        disabled={matches((day) => !canChoose(dates, day, facts))}
        modifiers={{
          start: matches((day) => shown.status !== 'empty' && day === shown.arrival),
          end: matches((day) => shown.status === 'stay' && day === shown.departure),
          between: matches((day) => shown.status === 'stay' && day > shown.arrival && day < shown.departure),
          preview: () => preview !== undefined,
          booked: matches((day) => facts.booked.has(day) && day >= facts.today),
          checkoutOnly: matches((day) => day === checkoutOnly),
        }}
        modifiersClassNames={dayClasses}
        classNames={partClasses}
        labels={{
          labelDayButton: (date, modifiers) => dayLabel(fromPickerDate(date), modifiers),
          // 'Previous' and 'Next' are the wizard's own words.
          labelPrevious: () => 'Show an earlier month',
          labelNext: () => 'Show a later month',
        }}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onChoose(chooseDay(dates, fromPickerDate(date), facts));
        }}
        onDayMouseEnter={(date) => setHovered(fromPickerDate(date))}
        onDayFocus={(date) => setHovered(fromPickerDate(date))}
      />
      <p className={styles.status} role="status">
        {statusLine(shown)}
      </p>
    </div>
  );
}

function statusLine(dates: DateSelection): string {
  switch (dates.status) {
    case 'empty':
      return 'Choose your check-in date';
    case 'arrival':
      return `Check-in ${formatDay(dates.arrival)}. Now choose your check-out date`;
    case 'stay':
      return `${formatNights(nightCount(dates))}: ${formatDay(dates.arrival)} to ${formatDay(dates.departure)}`;
    default:
      return dates satisfies never;
  }
}

function dayLabel(day: CalendarDate, modifiers: Modifiers): string {
  const notes = [
    modifiers['start'] && 'check-in',
    modifiers['end'] && 'check-out',
    modifiers['checkoutOnly'] ? 'Checkout Only' : modifiers['booked'] && 'unavailable',
  ].filter((note) => typeof note === 'string');
  return [formatLongDay(day), ...notes].join(', ');
}

const className = (name: string): string => styles[name] ?? '';

const dayClasses = {
  start: className('start'),
  end: className('end'),
  between: className('between'),
  preview: className('preview'),
  booked: className('booked'),
  checkoutOnly: className('checkoutOnly'),
};

const partClasses = {
  root: className('root'),
  months: className('months'),
  month: className('month'),
  month_caption: className('caption'),
  nav: className('nav'),
  button_previous: className('turn'),
  button_next: className('turn'),
  chevron: className('chevron'),
  month_grid: className('grid'),
  weekday: className('weekday'),
  day: className('day'),
  day_button: className('dayButton'),
  today: className('today'),
  disabled: className('disabled'),
};
