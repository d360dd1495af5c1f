import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ChatCalendar } from '@getaway/contracts/http/chat';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatStay } from '@getaway/web-kit/format/dates';
import {
  canChoose,
  chooseDay,
  lastDay,
  noDates,
  type CalendarFacts,
} from '../../calendar/calendar-selection.ts';
import { noticeWords } from '../../calendar/day-words.ts';
import type { NightPrices } from '../../calendar/night-prices.ts';
import { statusLine } from '../../calendar/status-line.ts';
import styles from './availability-strip.module.css';
import { StayOffer } from './stay-offer.tsx';
import {
  askedDays,
  askedSelection,
  chosenAgain,
  daysInStrip,
  firstStart,
  nextAvailable,
  startShowing,
  stripDays,
  turned,
} from './strip-days.ts';
import { StripDay } from './strip-day.tsx';

interface StripWeeksProps {
  calendar: ChatCalendar;
  facts: CalendarFacts;
  prices: NightPrices;
  onFollow: () => void;
}

const stepOf: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -daysInStrip,
  PageDown: daysInStrip,
};

/** Two weeks to choose check-in and check-out in. One day is in the order of Tab, the arrow keys reach the others. */
export function StripWeeks({ calendar, facts, prices, onFollow }: StripWeeksProps): ReactNode {
  const [start, setStart] = useState(() => firstStart(calendar, facts));
  const [chosen, setChosen] = useState(() => askedSelection(calendar, facts));
  const first = useRef(chosen);
  const [reached, setReached] = useState<CalendarDate>();
  const [notice, setNotice] = useState<{ words: string }>();
  const grid = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The answer's words may leave no room for what a click says below the days.
    if (notice || chosen !== first.current) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [notice, chosen]);
  const dates = chosenAgain(chosen, facts);
  const days = stripDays(start);
  const end = addDays(start, daysInStrip - 1);
  const [earlier, later] = [turned(start, 'earlier', facts), turned(start, 'later', facts)];
  const asked = askedDays(calendar);
  const tabStop =
    days.find((day) => day === reached) ?? days.find((day) => canChoose(dates, day, facts)) ?? start;
  const isFull = days.every((day) => !canChoose(noDates, day, facts));
  const nextNight = isFull ? nextAvailable(addDays(end, 1), facts) : undefined;

  const choose = (day: CalendarDate) => {
    const { selection, notice: why } = chooseDay(dates, day, facts);
    setReached(day);
    setNotice(why && { words: noticeWords(why, { day, dates, facts }) });
    setChosen(selection);
  };
  const goTo = (day: CalendarDate) => {
    flushSync(() => {
      setStart(startShowing(start, day, facts));
      setReached(day);
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset['day'];
    const step = stepOf[event.key];
    const day = step === undefined ? undefined : days.find((each) => each === from);
    if (step === undefined || day === undefined) return;
    event.preventDefault();
    const to = addDays(day, step);
    if (to >= facts.today && to <= lastDay(facts)) goTo(to);
  };

  return (
    <>
      <div className={styles.head}>
        <Turn name="Previous two weeks" to={earlier} onTurn={setStart} />
        <p aria-live="polite">{formatStay(start, end)}</p>
        <Turn name="Next two weeks" isNext to={later} onTurn={setStart} />
      </div>
      <div ref={grid} className={styles.days} role="group" aria-label="Days" onKeyDown={move}>
        {days.map((day) => (
          <StripDay
            key={day}
            day={day}
            dates={dates}
            facts={facts}
            price={prices.get(day)}
            isAsked={asked.has(day)}
            isTabStop={day === tabStop}
            onChoose={choose}
          />
        ))}
      </div>
      {asked.size > 0 && <p className={styles.note}>The dates you asked about are outlined.</p>}
      <div ref={foot} className={styles.foot}>
        {isFull && dates.status === 'empty' ? (
          <p className={styles.status} role="status">
            Nothing is available in these two weeks.{' '}
            {nextNight && (
              <Button look="text" onClick={() => goTo(nextNight)}>
                Show the next available night
              </Button>
            )}
          </p>
        ) : (
          <p className={styles.status} role="status">
            {statusLine(dates)}
          </p>
        )}
        {dates.status === 'stay' && <StayOffer stay={dates} onFollow={onFollow} />}
        <p className={styles.notice} aria-live="polite">
          {notice?.words}
        </p>
      </div>
    </>
  );
}

interface TurnProps {
  name: string;
  isNext?: boolean;
  /** Where the strip would begin; undefined at the end of the calendar. */
  to: CalendarDate | undefined;
  onTurn: (start: CalendarDate) => void;
}

/** At the end of the calendar it keeps the focus and does nothing. */
function Turn({ name, isNext = false, to, onTurn }: TurnProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={name}
      aria-disabled={to === undefined}
      onClick={() => to && onTurn(to)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d={isNext ? 'M9.5 5 16 12l-6.5 7' : 'M14.5 5 8 12l6.5 7'}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
