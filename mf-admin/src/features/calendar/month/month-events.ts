import { createContext } from 'react';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { barsOf, idOf, piecesIn, type BarPiece } from './bars.ts';
import { eventsOn } from './day-events.ts';
import type { Days } from '../../../day-range/days.ts';

/** Spec page 2, section 9. */
export const mostEventsShown = 3;

/** What the days of the grid show. */
export interface MonthEvents {
  readonly on: (day: CalendarDate) => readonly CalendarEvent[];
  /** The pieces of bars that begin on a day. */
  readonly piecesFrom: (day: CalendarDate) => readonly BarPiece[];
  /** How many events of a day have no room for their bar. */
  readonly hiddenOn: (day: CalendarDate) => number;
}

export const MonthEventsContext = createContext<MonthEvents>({
  on: () => [],
  piecesFrom: () => [],
  hiddenOn: () => 0,
});

/** Arranges the events of a view once for all of its days. */
export function arrangeMonth(events: readonly CalendarEvent[], view: Days): MonthEvents {
  const pieces = piecesIn(barsOf(events), view);
  const shown = pieces.filter(({ lane }) => lane < mostEventsShown);
  const hidden = pieces.filter(({ lane }) => lane >= mostEventsShown);
  const on = (day: CalendarDate): CalendarEvent[] => eventsOn(events, { start: day, end: day });
  return {
    on,
    piecesFrom: (day) => shown.filter((piece) => piece.day === day),
    hiddenOn: (day) => {
      const ids = new Set(
        hidden.filter(({ start, end }) => start <= day && end >= day).flatMap(({ ids }) => ids),
      );
      return ids.size === 0 ? 0 : on(day).filter((event) => ids.has(idOf(event))).length;
    },
  };
}
