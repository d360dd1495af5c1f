import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { rateWeekdays, type listRateNights } from '@getaway/contracts/http/rates';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { formatMonth } from '../../../format/months.ts';
import { weekdayNames } from '../periods/period-words.ts';
import { rateMonths, type RateDay, type RateMonth } from './rate-months.ts';
import spoken from '@getaway/web-kit/spoken.module.css';
import styles from './year.module.css';

interface RateYearProps {
  nights: Answer<typeof listRateNights>['nights'];
  today: CalendarDate;
  onDay: (date: CalendarDate) => void;
}

/** How far an arrow key goes, in days. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Twelve small months. One day is reached with the Tab key, the others from it with the arrow keys. */
export function RateYear({ nights, today, onDay }: RateYearProps): ReactNode {
  const months = useMemo(() => rateMonths(nights), [nights]);
  const first = nights.some(({ date }) => date === today) ? today : (nights[0]?.date ?? today);
  const [reached, setReached] = useState<string>(first);
  const place = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = addDays(calendarDate(reached), step);
    const day = place.current?.querySelector<HTMLElement>(`[data-date="${next}"]`);
    if (!day) return;
    event.preventDefault();
    day.focus();
  };

  return (
    <>
      <div className={styles.months} ref={place} role="presentation" onKeyDown={onKeyDown}>
        {months.map((month) => (
          <Month
            key={month.month}
            month={month}
            today={today}
            reached={reached}
            onReach={setReached}
            onDay={onDay}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {legend.map(({ kind, words }) => (
          <li key={kind} className={styles.entry}>
            <span className={styles.key} data-kind={kind} /> {words}
          </li>
        ))}
        <li className={styles.entry}>
          <b>2+</b> minimum nights
        </li>
        <li className={styles.entry}>
          <b>i</b> no check-in
        </li>
        <li className={styles.entry}>
          <b>o</b> no check-out
        </li>
        <li className={styles.entry}>
          <span className={styles.key} data-closed /> <s>200</s> closed
        </li>
      </ul>
    </>
  );
}

const legend = [
  { kind: 'season', words: 'Season' },
  { kind: 'override', words: 'Override' },
  { kind: 'holiday', words: 'Holiday' },
];

interface MonthProps {
  month: RateMonth;
  today: CalendarDate;
  reached: string;
  onReach: (date: CalendarDate) => void;
  onDay: (date: CalendarDate) => void;
}

function Month({ month: { month, weeks }, today, reached, onReach, onDay }: MonthProps): ReactNode {
  return (
    <table className={styles.month}>
      <caption>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {rateWeekdays.map((day) => (
            <th key={day} scope="col" abbr={weekdayNames[day]}>
              {weekdayNames[day].slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days.find((day) => day)?.date}>
            {days.map((day, index) => (
              <td key={day?.date ?? index}>
                {day && (
                  <Day
                    day={day}
                    isToday={day.date === today}
                    isReached={day.date === reached}
                    onReach={() => onReach(day.date)}
                    onPress={() => onDay(day.date)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: RateDay;
  isToday: boolean;
  isReached: boolean;
  onReach: () => void;
  onPress: () => void;
}

function Day({ day, isToday, isReached, onReach, onPress }: DayProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.day}
      title={day.words}
      tabIndex={isReached ? 0 : -1}
      data-date={day.date}
      data-kind={day.kind}
      data-closed={day.closed || undefined}
      data-today={isToday || undefined}
      onFocus={onReach}
      onClick={onPress}
    >
      <span className={spoken.spoken}>{day.words}</span>
      <span className={styles.shown} aria-hidden="true">
        <span className={styles.number}>{day.number}</span>
        <span className={styles.price}>{day.price}</span>
        <span className={styles.marks}>{day.marks}</span>
      </span>
    </button>
  );
}
