import type { ReactNode } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatDay } from '@getaway/web-kit/format/dates';
import { formatAmount } from '@getaway/web-kit/format/money';
import spoken from '@getaway/web-kit/spoken.module.css';
import { canChoose, type CalendarFacts, type DateSelection } from '../../calendar/calendar-selection.ts';
import { dayState, isRule, type DayState } from '../../calendar/day-state.ts';
import { ruleMark, spokenRule } from '../../calendar/rule-words.ts';
import { dayName } from '../../calendar/day-words.ts';
import styles from './availability-strip.module.css';

interface StripDayProps {
  day: CalendarDate;
  dates: DateSelection;
  facts: CalendarFacts;
  price: string | undefined;
  isAsked: boolean;
  isTabStop: boolean;
  onChoose: (day: CalendarDate) => void;
}

/** One that cannot be chosen stays within reach of the keyboard and the pointer, so that it can say why. */
export function StripDay(props: StripDayProps): ReactNode {
  const { day, dates, facts, price, isAsked, isTabStop, onChoose } = props;
  const state = dayState(day, dates, facts);
  const on = { day, dates, facts };
  const isBetween = dates.status === 'stay' && day > dates.checkIn && day < dates.checkOut;
  const [weekday] = formatDay(day).split(',');
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-state={isBetween ? 'between' : state}
      data-asked={isAsked || undefined}
      aria-disabled={canChoose(dates, day, facts) ? undefined : true}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onChoose(day)}
    >
      <span className={styles.weekday} aria-hidden="true">
        {weekday}
      </span>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(-2))}
      </span>
      <span className={styles.price} aria-hidden="true">
        {ruleMark(state, on) ?? wordsBelow(state, price)}
      </span>
      <span className={spoken.spoken}>
        {dayName(day, state, price, spokenRule(state, on))}
        {isAsked && ', asked about'}
      </span>
    </button>
  );
}

function wordsBelow(state: DayState, price: string | undefined): string {
  if (isRule(state)) return '';
  switch (state) {
    case 'past':
      return 'Past';
    case 'booked':
      return 'Taken';
    case 'checkout-only':
      return 'Checkout Only';
    case 'too-far':
      return '';
    case 'check-in':
    case 'check-out':
    case 'free':
      return price ? formatAmount(price) : '';
    default:
      return state satisfies never;
  }
}
