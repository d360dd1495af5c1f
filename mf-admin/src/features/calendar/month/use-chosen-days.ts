import { useState } from 'react';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { chooseDay, completesRange } from './choice.ts';
import { firstOfMonth, type Days } from './month-view.ts';

/** The month in view, the days chosen in it, and what they are chosen for. */
export interface ChosenDays {
  readonly month: CalendarDate;
  readonly chosen: Days | undefined;
  /** Whether days are being chosen to be blocked. */
  readonly blocking: boolean;
  /** Shows another month, in which nothing is chosen. */
  readonly turnTo: (month: CalendarDate) => void;
  /** A pressed day; `extend` asks for all days up to it, as pressing with Shift does. */
  readonly press: (day: CalendarDate, extend: boolean) => void;
  readonly setBlocking: (blocking: boolean) => void;
}

export function useChosenDays(today: CalendarDate): ChosenDays {
  const [month, setMonth] = useState(firstOfMonth(today));
  const [chosen, setChosen] = useState<Days>();
  const [blocking, setBlocking] = useState(false);
  const turnTo = (next: CalendarDate): void => {
    if (next === month) return;
    setMonth(next);
    setChosen(undefined);
  };
  const press = (day: CalendarDate, extend: boolean): void =>
    setChosen(chooseDay(chosen, day, extend || (blocking && completesRange(chosen, day))));
  return { month, chosen, blocking, turnTo, press, setBlocking };
}
