import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { explainUnavailableNights, type NightsDeps } from './explain-unavailable-nights.ts';

/** The nights from today on that a guest cannot have, sorted. The nights of their own hold are not among them. */
export async function listUnavailableNights(
  deps: NightsDeps,
  holdId: string | null,
): Promise<CalendarDate[]> {
  return (await explainUnavailableNights(deps, { holdId, bookingId: null })).nights;
}
