import type { Answer } from '@getaway/contracts/http/call';
import type { listUnavailableDates } from '@getaway/contracts/http/availability';
import type { readNightRates } from '@getaway/contracts/http/night-rates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { CalendarFacts } from './calendar-selection.ts';
import { dayRules } from './day-rules.ts';

/** What a calendar knows of its days, from the server's answers; nothing is unavailable until the first one comes. */
export function calendarFacts(
  today: CalendarDate,
  unavailable: Answer<typeof listUnavailableDates> | undefined,
  rates: readonly Answer<typeof readNightRates>[],
): CalendarFacts {
  const rules = unavailable && dayRules(unavailable, rates);
  return { booked: new Set(unavailable?.unavailableDates), today, ...(rules && { rules }) };
}
