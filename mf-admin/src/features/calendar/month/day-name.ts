import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatSpokenDay } from '@getaway/web-kit/format/dates';
import { isNightInConflict, roleOn } from './day-events.ts';
import { spokenEvent } from './event-words.ts';

/** A day of the grid as it is read out, with all that is on it. */
export function dayName(
  day: CalendarDate,
  events: readonly CalendarEvent[],
  notes: { today: boolean; chosen: boolean },
): string {
  const said = events.map((event) => spokenEvent(event, roleOn(event, day))).join('; ');
  const parts = [
    `${formatSpokenDay(day)}, ${day.slice(0, 4)}`,
    notes.today && 'today',
    notes.chosen && 'chosen',
    isNightInConflict(events, day) && 'double-booked',
    said || 'no events',
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}
