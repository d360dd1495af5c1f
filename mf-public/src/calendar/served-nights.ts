import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** As the edge puts it into the page's HTML (shell/server/calendar/read-nights.ts). */
export interface ServedNights {
  readonly today: CalendarDate;
  readonly unavailable: CalendarDate[];
  /** Dollars of each night from today on. */
  readonly prices: readonly string[];
}

const elementId = 'served-nights';

/** The nights that came with the page. */
export function servedNights(): ServedNights | undefined {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as ServedNights) : undefined;
}

/** What was served is shown once: who comes back to the calendar later gets what is so by then. */
export function forgetServedNights(): void {
  document.getElementById(elementId)?.remove();
}
