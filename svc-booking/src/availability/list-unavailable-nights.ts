import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { unavailableNights } from './nights.repository.ts';

/** The nights from today on that a guest cannot have. The nights of their own hold are not among them. */
export function listUnavailableNights(
  deps: { database: Database; now: Clock; timeZone: string },
  holdId: string | null,
): Promise<CalendarDate[]> {
  const today = dateInZone(deps.now(), deps.timeZone);
  return unavailableNights(deps.database.pool, today, { holdId, bookingId: null });
}
