import type { blockDates } from '@getaway/contracts/http/blocked-dates';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { Answer } from '@getaway/contracts/http/call';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Days } from '../../../day-range/days.ts';

/** What a stay does on a day (spec page 2, 'Month grid'). */
export type DayRole = 'same-day' | 'check-in' | 'check-out' | 'staying' | 'none';

export function roleOn(event: CalendarEvent, day: CalendarDate): DayRole {
  const { type, startDate, endDate } = event;
  if (type === 'blocked' || day < startDate || day > endDate) return 'none';
  if (startDate === endDate) return 'same-day';
  if (day === startDate) return 'check-in';
  return day === endDate ? 'check-out' : 'staying';
}

/** The events that touch these days, the day of check-out too. */
export function eventsOn(events: readonly CalendarEvent[], { start, end }: Days): CalendarEvent[] {
  return events.filter(({ startDate, endDate }) => startDate <= end && endDate >= start);
}

/** Whether two stays that are in conflict with each other both have the night that begins on this day. */
export function isNightInConflict(events: readonly CalendarEvent[], day: CalendarDate): boolean {
  const ids = events
    .filter(({ startDate, endDate }) => startDate <= day && (day < endDate || startDate === endDate))
    .flatMap(({ conflictIds }) => conflictIds);
  return new Set(ids).size < ids.length;
}

/** Whether an event takes a night from the first of these days up to, and without, the last. An echo takes none. */
export function takesNightOf(event: CalendarEvent, { start, end }: Days): boolean {
  const { type, startDate, endDate } = event;
  const until = type === 'blocked' || startDate === endDate ? addDays(endDate, 1) : endDate;
  return startDate < end && until > start && !(type === 'external' && event.isEcho);
}

/** Nights that staff have just blocked are shown immediately: svc-calendar receives them a moment later. */
export function withBlocks(
  events: readonly CalendarEvent[],
  blocks: readonly CalendarEvent[],
  { start, end }: Days,
): CalendarEvent[] {
  const known = new Set(events.map(({ id }) => id));
  return [...events, ...eventsOn(blocks, { start, end }).filter(({ id }) => !known.has(id))];
}

/** A night that was just blocked, as the calendar is about to tell it. */
export function blockedEvent({ id, date, reason }: Answer<typeof blockDates>[number]): CalendarEvent {
  return {
    type: 'blocked',
    id,
    title: 'Blocked',
    startDate: date,
    endDate: date,
    source: 'Back office',
    guestName: null,
    checkInTime: null,
    checkOutTime: null,
    status: null,
    reason,
    conflictIds: [],
  };
}
