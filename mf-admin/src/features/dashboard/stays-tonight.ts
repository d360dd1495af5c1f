import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** The confirmed stays that have the night after this day; a copy of our own stay on a platform is none. */
export function staysTonight(events: readonly CalendarEvent[], today: CalendarDate): CalendarEvent[] {
  return events.filter((event) => {
    if (event.startDate > today || event.endDate <= today) return false;
    if (event.type === 'booking') return event.status === 'confirmed';
    return event.type === 'external' && !event.isEcho && event.kind === 'reservation';
  });
}
