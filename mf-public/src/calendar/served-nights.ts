import type { Answer } from '@getaway/contracts/http/call';
import type { listUnavailableDates } from '@getaway/contracts/http/availability';
import type { readNightRates } from '@getaway/contracts/http/night-rates';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';

type Unavailable = Answer<typeof listUnavailableDates>;
type Rates = Answer<typeof readNightRates>;

/** As the edge puts it into the page's HTML (shell/server/calendar/read-nights.ts). */
export interface ServedNights {
  readonly today: CalendarDate;
  readonly unavailable: CalendarDate[];
  /** Dollars of each night from today on. */
  readonly prices: readonly string[];
  /** What the house has set: missing where it has set nothing. */
  readonly rules?: Omit<Rates, 'nights'> & {
    readonly ruled?: Unavailable['ruled'];
    /** The rules of nights that have their own, by their dates. */
    readonly ofNights: Readonly<Record<string, Omit<Rates['nights'][number], 'date' | 'price'>>>;
  };
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

/** The answers of the calendar's calls that they stand for, and until when their prices are. */
export function servedAnswers({ today, unavailable, prices, rules }: ServedNights): {
  readonly unavailable: Unavailable;
  readonly rates: Rates;
  readonly to: CalendarDate;
} {
  const { ruled, ofNights = {}, ...ofAll } = rules ?? {};
  return {
    unavailable: { unavailableDates: unavailable, ...(ruled && { ruled }) },
    rates: {
      nights: prices.map((price, index) => {
        const date = addDays(today, index);
        return { date, price, ...ofNights[date] };
      }),
      ...ofAll,
    },
    to: addDays(today, prices.length),
  };
}
