import type { ReactNode } from 'react';
import { calendarMonth, type CalendarMonth } from '@getaway/kernel/calendar-month';
import { formatMonthInRow } from '../../format/months.ts';
import styles from './reports.module.css';

interface MonthButtonProps {
  month: string;
  /** Without rows there is nothing to show. */
  isEmpty: boolean;
  onMonth: (month: CalendarMonth) => void;
}

/** The name of a month, which shows its rows. */
export function MonthButton({ month, isEmpty, onMonth }: MonthButtonProps): ReactNode {
  if (isEmpty) return formatMonthInRow(month);
  return (
    <button type="button" className={styles.month} onClick={() => onMonth(calendarMonth(month))}>
      {formatMonthInRow(month)}
    </button>
  );
}
