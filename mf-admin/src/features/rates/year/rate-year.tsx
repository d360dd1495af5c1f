import {
  memo,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { rateWeekdays, type listRateNights } from '@getaway/contracts/http/rates';
import type { ReportedNight } from '@getaway/contracts/http/reports';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Days } from '../../../day-range/days.ts';
import { dayOf, useRangeChoice } from '../../../day-range/use-range-choice.ts';
import { formatMonth } from '../../../format/months.ts';
import { weekdayNames } from '../periods/period-words.ts';
import { rateMonths, type RateDay, type RateMonth } from './rate-months.ts';
import spoken from '@getaway/web-kit/spoken.module.css';
import styles from './year.module.css';

interface RateYearProps {
  nights: Answer<typeof listRateNights>['nights'];
  /** Those that are booked, blocked, or taken elsewhere. */
  taken: readonly ReportedNight[];
  today: CalendarDate;
  /** Days were pressed or dragged over. */
  onDays: (days: Days) => void;
}

/** How far an arrow key goes, in days. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * Twelve small months. One day is reached with the Tab key, the others from it with the arrow keys; dragging, or Shift with the
 * arrows and then Enter, chooses several.
 */
export function RateYear({ nights, taken, today, onDays }: RateYearProps): ReactNode {
  const months = useMemo(() => rateMonths(nights, taken), [nights, taken]);
  const first = nights.some(({ date }) => date === today) ? today : (nights[0]?.date ?? today);
  const [reached, setReached] = useState<string>(first);
  const [chosen, setChosen] = useState<Days>();
  // The end of a drag may come before what it chose is drawn.
  const latest = useRef<Days>(undefined);
  const choose = (days: Days | undefined): void => {
    latest.current = days;
    setChosen(days);
  };
  const open = (days: Days | undefined): void => {
    choose(undefined);
    if (days) onDays(days);
  };
  const { box, onKeyDownCapture } = useRangeChoice(chosen, choose, () => open(latest.current));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') choose(undefined);
    const step = steps[event.key];
    if (step === undefined) return;
    const next = addDays(calendarDate(reached), step);
    const day = box.current?.querySelector<HTMLElement>(`[data-day="${next}"] button`);
    if (!day) return;
    event.preventDefault();
    day.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const day = dayOf(event.target);
    if (day) setReached(day);
  };
  const onClick = (event: MouseEvent): void => {
    const day = dayOf(event.target);
    if (!day) return;
    open(chosen && day >= chosen.start && day <= chosen.end ? chosen : { start: day, end: day });
  };

  return (
    <>
      <div
        className={styles.months}
        ref={box}
        role="presentation"
        onKeyDown={onKeyDown}
        onKeyDownCapture={onKeyDownCapture}
        onFocus={onFocus}
        onClick={onClick}
      >
        {months.map((month) => (
          <Month
            key={month.month}
            month={month}
            today={within(month, today)}
            reached={within(month, reached)}
            {...(chosen && chosenWithin(month, chosen))}
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
        <li className={styles.entry}>
          <span className={styles.key} data-taken /> booked, blocked, or taken elsewhere
        </li>
      </ul>
    </>
  );
}

const legend = [
  { kind: 'season', words: 'Season' },
  { kind: 'override', words: 'Override' },
  { kind: 'holiday', words: 'Holiday' },
  { kind: 'dated', words: 'Valentine’s surcharge' },
];

interface MonthProps {
  month: RateMonth;
  /** Empty where it is in another month, as are the others. */
  today: string;
  reached: string;
  chosenFrom?: string | undefined;
  chosenTo?: string | undefined;
}

/** A drag over days redraws only the months that it is in. */
const Month = memo(function Month({
  month: { month, weeks },
  today,
  reached,
  chosenFrom,
  chosenTo,
}: MonthProps): ReactNode {
  const isChosen = ({ date }: RateDay): boolean =>
    chosenFrom !== undefined && chosenTo !== undefined && date >= chosenFrom && date <= chosenTo;
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
              <td key={day?.date ?? index} data-day={day?.date}>
                {day && (
                  <Day
                    day={day}
                    isToday={day.date === today}
                    isReached={day.date === reached}
                    isChosen={isChosen(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function within({ month }: RateMonth, date: string): string {
  return date.startsWith(month) ? date : '';
}

/** Nothing for a month without a chosen day, so that it isn't drawn again. */
function chosenWithin(
  { month }: RateMonth,
  { start, end }: Days,
): Pick<MonthProps, 'chosenFrom' | 'chosenTo'> {
  return start.slice(0, 7) > month || end.slice(0, 7) < month ? {} : { chosenFrom: start, chosenTo: end };
}

interface DayProps {
  day: RateDay;
  isToday: boolean;
  isReached: boolean;
  isChosen: boolean;
}

function Day({ day, isToday, isReached, isChosen }: DayProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.day}
      title={day.words}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isChosen || undefined}
      data-kind={day.kind}
      data-closed={day.closed || undefined}
      data-taken={day.use !== undefined || undefined}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
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
