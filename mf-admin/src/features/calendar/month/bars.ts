import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Days } from '../../../day-range/days.ts';

const weekDays = 7;

/** A stay, or nights in a row that are blocked for one reason. */
export interface Bar {
  readonly event: CalendarEvent;
  /** The day of arrival, and the day of departure: the day after the last night. */
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** All that the bar stands for: one stay, or one event for each blocked night. */
  readonly ids: readonly string[];
}

/** What a week has of a bar. */
export interface BarPiece extends Bar {
  /** The day in which the piece begins. */
  readonly day: CalendarDate;
  /** Whether the piece begins in the middle of its day, and how many days wide it is: 0.5, 1, and so on. */
  readonly isFromNoon: boolean;
  readonly width: number;
  /** The place in the stack, from 0 at the top. */
  readonly lane: number;
  /** Whether the bar itself begins and ends in this week. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** The stays as they are, and blocked nights that follow each other as one. */
export function barsOf(events: readonly CalendarEvent[]): Bar[] {
  const bars: Bar[] = [];
  const byStart = events.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const lastBlocks = new Map<string, number>();
  for (const event of byStart) {
    const { type, startDate, endDate } = event;
    if (type !== 'blocked') {
      bars.push({ event, start: startDate, end: endDate, ids: [idOf(event)] });
      continue;
    }
    const reason = event.reason ?? '';
    const last = lastBlocks.get(reason);
    const run = last === undefined ? undefined : bars[last];
    if (last !== undefined && run && run.end === startDate) {
      bars[last] = { ...run, end: addDays(endDate, 1), ids: [...run.ids, idOf(event)] };
    } else {
      lastBlocks.set(reason, bars.length);
      bars.push({ event, start: startDate, end: addDays(endDate, 1), ids: [idOf(event)] });
    }
  }
  return bars;
}

/** The pieces of bars in each week of the view, stacked so that none covers another. */
export function piecesIn(bars: readonly Bar[], view: Days): BarPiece[] {
  const weeks = Math.ceil((daysBetween(view.start, view.end) + 1) / weekDays);
  return Array.from({ length: weeks }, (_, week) =>
    piecesOfWeek(bars, addDays(view.start, week * weekDays)),
  ).flat();
}

/** An event among others of all kinds. */
export function idOf({ type, id }: CalendarEvent): string {
  return `${type}-${id}`;
}

function piecesOfWeek(bars: readonly Bar[], sunday: CalendarDate): BarPiece[] {
  const pieces = bars
    .map((bar) => ({ bar, ...halvesOf(bar, sunday) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  /** Where each lane is free again. */
  const lanes: number[] = [];
  return pieces.map(({ bar, from, to }) => {
    const found = lanes.findIndex((end) => end <= from);
    const lane = found < 0 ? lanes.length : found;
    lanes[lane] = to;
    return {
      ...bar,
      day: addDays(sunday, Math.floor(from / 2)),
      isFromNoon: from % 2 === 1,
      width: (to - from) / 2,
      lane,
      begins: bar.start >= sunday,
      ends: bar.end < addDays(sunday, weekDays),
    };
  });
}

/** From where to where a bar is in a week, in half days: a guest leaves before noon and the next arrives after. */
function halvesOf({ start, end }: Bar, sunday: CalendarDate): { from: number; to: number } {
  const [first, last] = [daysBetween(sunday, start) * 2, daysBetween(sunday, end) * 2];
  const isSameDay = start === end;
  return {
    from: Math.max(0, isSameDay ? first : first + 1),
    to: Math.min(weekDays * 2, isSameDay ? last + 2 : last + 1),
  };
}
