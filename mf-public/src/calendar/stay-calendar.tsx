import { startTransition, useEffect, useOptimistic, useRef, useState, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { fromPickerDate, toPickerDate } from '@getaway/web-kit/picker-dates';
import {
  canChoose,
  checkoutOnlyDay,
  chooseDay,
  lastDay,
  previewStay,
  type CalendarFacts,
  type DateSelection,
} from './calendar-selection.ts';
import { CalendarDay, DayMarkContext, NightPricesContext } from './calendar-day.tsx';
import { dayClasses, partClasses } from './calendar-classes.ts';
import { dayState } from './day-state.ts';
import { dayName, noticeWords } from './day-words.ts';
import type { NightPrices } from './night-prices.ts';
import { ruleLine, ruleMark, spokenRule } from './rule-words.ts';
import styles from './stay-calendar.module.css';
import { statusLine } from './status-line.ts';
import { useShownMonth } from './use-shown-month.ts';
import { useWideScreen } from './use-wide-screen.ts';

interface StayCalendarProps {
  dates: DateSelection;
  facts: CalendarFacts;
  prices: NightPrices;
  onChoose: (dates: DateSelection) => void;
  /** What a stay would cost that a click would choose. */
  totalOf?: (stay: Stay) => ReactNode;
  /** Beside the line that says what is chosen. */
  children?: ReactNode;
}

/** Two months (one on a small screen) to choose check-in and check-out in. */
export function StayCalendar({
  dates: given,
  facts,
  prices,
  onChoose,
  totalOf,
  children,
}: StayCalendarProps): ReactNode {
  // A click is answered before the rest of the page follows.
  const [dates, show] = useOptimistic(given);
  const [hovered, setHovered] = useState<CalendarDate>();
  const [notice, setNotice] = useState<{ words: string }>();
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On a phone the weeks of a month fill the screen, and the reason appears below them.
    if (notice) reason.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const months = useWideScreen() ? 2 : 1;
  const { month, turnTo } = useShownMonth(dates, facts, months);
  const preview = previewStay(dates, hovered, facts);
  const shown = preview ?? dates;
  const checkoutOnly = checkoutOnlyDay(dates, facts);
  const today = toPickerDate(facts.today);
  const matches = (test: (day: CalendarDate) => boolean) => (date: Date) => test(fromPickerDate(date));

  const stateOf = (day: CalendarDate) => dayState(day, dates, facts);
  const markOf = (day: CalendarDate) => ruleMark(stateOf(day), { day, dates, facts });
  const lineOf = (day: CalendarDate) => ruleLine(stateOf(day), { day, dates, facts });

  const choose = (day: CalendarDate) => {
    const { selection, notice: why } = chooseDay(dates, day, facts);
    setNotice(why && { words: noticeWords(why, { day, dates, facts }) });
    if (selection === dates) return;
    startTransition(() => {
      show(selection);
      onChoose(selection);
    });
  };
  const hover = (day: CalendarDate | undefined) => {
    // Most days would change nothing that is shown.
    if (hovered || previewStay(dates, day, facts) || (facts.rules && day && lineOf(day))) setHovered(day);
  };

  return (
    <div className={styles.calendar} onMouseLeave={() => hover(undefined)}>
      <NightPricesContext value={prices}>
        <DayMarkContext value={markOf}>
          <DayPicker
            numberOfMonths={months}
            month={month}
            onMonthChange={turnTo}
            startMonth={today}
            endMonth={toPickerDate(lastDay(facts))}
            today={today}
            {...(months === 1 && { hidden: { before: weekOf(today) } })}
            components={{ DayButton: CalendarDay }}
            modifiers={{
              start: matches((day) => shown.status !== 'empty' && day === shown.checkIn),
              end: matches((day) => shown.status === 'stay' && day === shown.checkOut),
              between: matches(
                (day) => shown.status === 'stay' && day > shown.checkIn && day < shown.checkOut,
              ),
              preview: () => preview !== undefined,
              booked: matches((day) => isTaken(day, facts)),
              ruled: matches((day) => markOf(day) !== undefined),
              checkoutOnly: matches((day) => day === checkoutOnly),
              refused: matches((day) => !canChoose(dates, day, facts)),
            }}
            modifiersClassNames={dayClasses}
            classNames={partClasses}
            labels={{
              labelDayButton: (date) => {
                const day = fromPickerDate(date);
                const state = stateOf(day);
                return dayName(day, state, prices.get(day), spokenRule(state, { day, dates, facts }));
              },
              labelPrevious: () => 'Previous month',
              labelNext: () => 'Next month',
            }}
            onDayClick={(date) => choose(fromPickerDate(date))}
            onDayMouseEnter={(date) => hover(fromPickerDate(date))}
            onDayFocus={(date) => hover(fromPickerDate(date))}
          />
        </DayMarkContext>
      </NightPricesContext>
      <div className={styles.foot}>
        <p className={styles.status} role="status">
          {statusLine(shown)}
          {/* Not read out: the days' names have their prices, and a total would interrupt them. */}
          {preview && totalOf && <span aria-hidden="true">{totalOf(preview)}</span>}
        </p>
        {children}
      </div>
      <p ref={reason} className={styles.notice} aria-live="polite">
        {notice?.words}
      </p>
      {facts.rules && (
        // Not read out: the names of the days say the same.
        <p className={styles.rule} aria-hidden="true">
          {!notice && hovered && lineOf(hovered)}
        </p>
      )}
    </div>
  );
}

function isTaken(day: CalendarDate, { booked, rules, today }: CalendarFacts): boolean {
  return booked.has(day) && day >= today && !rules?.ruled.has(day);
}

/** The first day of its week in the calendar. */
function weekOf(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - day.getDay());
}
