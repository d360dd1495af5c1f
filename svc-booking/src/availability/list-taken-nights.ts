import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { unavailableNights } from './nights.repository.ts';
import type { OwnNights } from './own-nights.rules.ts';

/** The nights from today on that are booked, blocked, or taken on other platforms, sorted. A guest's own are not among them. */
export function listTakenNights(
  { database, now, timeZone }: { database: Database; now: Clock; timeZone: string },
  own: OwnNights,
): Promise<CalendarDate[]> {
  const today = dateInZone(now(), timeZone);
  return unavailableNights(database.pool, today, own);
}
