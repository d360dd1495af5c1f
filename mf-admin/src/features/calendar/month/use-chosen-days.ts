import { useState } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { chooseDay, completesRange, type Days } from '../../../day-range/days.ts';
import { useShownMonth, type Shown } from './use-shown-month.ts';

/** What the calendar shows, the days chosen in it, and what they are chosen for. */
export interface ChosenDays extends Shown {
  readonly chosen: Days | undefined;
  /** Whether days are being chosen to be blocked, and what that was started with. */
  readonly blocking: 'drag' | 'button' | undefined;
  /** Shows another month, in which nothing is chosen. */
  readonly turnTo: (month: CalendarDate) => void;
  readonly show: (shown: Shown) => void;
  /** A pressed day; `extend` asks for all days up to it, as pressing with Shift does. */
  readonly press: (day: CalendarDate, extend: boolean) => void;
  readonly choose: (days: Days) => void;
  readonly startBlocking: (by: 'drag' | 'button') => void;
  readonly stopBlocking: () => void;
}

export function useChosenDays(today: CalendarDate): ChosenDays {
  const [{ month, view }, show] = useShownMonth(today);
  const [choice, setChoice] = useState<{ days: Days; month: CalendarDate }>();
  const [blocking, setBlocking] = useState<ChosenDays['blocking']>();
  const chosen = choice?.month === month && view === 'month' ? choice.days : undefined;
  const turnTo = (next: CalendarDate): void => {
    if (next === month) return;
    setChoice(undefined);
    show({ month: next, view });
  };
  const choose = (days: Days): void => setChoice({ days, month });
  const press = (day: CalendarDate, extend: boolean): void =>
    choose(chooseDay(chosen, day, extend || (blocking !== undefined && completesRange(chosen, day))));
  return {
    ...{ month, view, chosen, blocking, turnTo, show, press, choose },
    startBlocking: setBlocking,
    stopBlocking: () => setBlocking(undefined),
  };
}
