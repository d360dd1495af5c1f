import ical, { escape, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { CalendarEntry } from '../exports/calendar-entry.rules.ts';
import { exportProduct } from './product-id.ts';

/** The suggested refresh interval for subscribers. */
const refreshSeconds = 15 * 60;

/** Writes entries as an iCalendar (RFC 5545). The same entries give the same bytes. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    // The library writes it raw.
    name: escape(name, false),
    prodId: exportProduct,
    ttl: refreshSeconds,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.revision,
      allDay: true,
      start: midnight(entry.startDate),
      end: midnight(entry.endDate),
      summary: entry.summary,
      description: entry.description ?? null,
      stamp: entry.updatedAt,
      created: entry.createdAt,
      lastModified: entry.updatedAt,
      status: entry.status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** All-day events are written from the UTC date of an instant. */
function midnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
