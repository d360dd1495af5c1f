import { useMemo } from 'react';
import { calendarFacts } from './calendar-facts.ts';
import type { CalendarFacts } from './calendar-selection.ts';

/** `calendarFacts`, the same object as long as its answers are the same. */
export function useCalendarFacts(
  ...[today, unavailable, rates]: Parameters<typeof calendarFacts>
): CalendarFacts {
  return useMemo(() => calendarFacts(today, unavailable, rates), [today, unavailable, rates]);
}
