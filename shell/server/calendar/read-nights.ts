import type { Answer } from '@getaway/contracts/http/call';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { maxNightRates, readNightRates } from '@getaway/contracts/http/night-rates';
import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { bookingAsker } from '../ask-booking.ts';
import { keep } from './keep.ts';

/** The nights that a page shows before its script has come, as svc-booking knows them. */
export interface Nights {
  /** At the house. */
  readonly today: CalendarDate;
  /** Nights that can't be booked, sorted. */
  readonly unavailable: readonly CalendarDate[];
  /** Dollars of each night from today on, for over a year. */
  readonly prices: readonly string[];
  /** What the house has set: missing where it has set nothing. */
  readonly rules?: NightRules;
}

type Unavailable = Answer<typeof listUnavailableDates>;
type Rates = Answer<typeof readNightRates>;

/** The rules of stays, as mf-public's `calendar/served-nights.ts` reads them. */
interface NightRules extends Omit<Rates, 'nights'> {
  readonly ruled?: Unavailable['ruled'];
  /** The rules of nights that have their own, by their dates. */
  readonly ofNights: Readonly<Record<string, Omit<Rates['nights'][number], 'date' | 'price'>>>;
}

interface NightsDeps {
  /** The addresses of svc-booking's replicas; the next one is asked when one does not answer. */
  readonly bookingUrls: readonly string[];
  readonly timeZone: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Under load, nights of so long ago are better than none. */
const oldestMs = 10 * secondMs;

/** Gives the nights of today for everybody who has no hold, the same object as long as they are the same; undefined while svc-booking does not answer. */
export type ReadNights = (needed: { readonly isCalendar: boolean }) => Promise<Nights | undefined>;

/**
 * Reads nights. Those of a calendar are at most a second old; elsewhere, and for prices, which the quote decides, it is a
 * minute, as in browsers.
 */
export function nightsReader({ bookingUrls, timeZone, logger, now }: NightsDeps): ReadNights {
  const today = (): CalendarDate => dateInZone(now(), timeZone);
  const keeping = { restMs: 5 * secondMs, now: () => performance.now() };

  const ask = bookingAsker(bookingUrls);

  const unavailable = keep({
    ...keeping,
    freshMs: secondMs,
    read: () => ask(listUnavailableDates),
  });
  const prices = keep({
    ...keeping,
    freshMs: 20 * secondMs,
    read: async () => {
      const from = today();
      const { nights, ...ofAll } = await ask(readNightRates, { from, to: addDays(from, maxNightRates) });
      return { priceOf: new Map(nights.map(({ date, price }) => [date, price])), ofAll, ...ownRules(nights) };
    },
  });

  type Prices = Awaited<ReturnType<typeof prices>>;
  let last: { readonly answer: Unavailable; readonly priced: Prices; readonly nights: Nights } | undefined;
  const nightsOf = (answer: Unavailable, priced: Prices): Nights => {
    const day = today();
    if (last?.answer === answer && last.priced === priced && last.nights.today === day) return last.nights;
    const { priceOf } = priced;
    const shown: string[] = [];
    // What was read before midnight begins with yesterday.
    for (let night = day; priceOf.has(night); night = addDays(night, 1)) shown.push(priceOf.get(night) ?? '');
    const unavailableNights = answer.unavailableDates.filter((date) => date >= day);
    const rules = rulesOf(answer, priced);
    const nights = { today: day, unavailable: unavailableNights, prices: shown, ...(rules && { rules }) };
    last = { answer, priced, nights };
    return nights;
  };

  return async ({ isCalendar }) => {
    try {
      return nightsOf(
        ...(await Promise.all([
          unavailable(isCalendar ? secondMs : minuteMs).catch(() => unavailable(oldestMs)),
          prices(minuteMs),
        ])),
      );
    } catch (error) {
      logger.warn({ err: error }, 'a page is sent without its nights');
      return undefined;
    }
  };
}

function ownRules(nights: Rates['nights']): Pick<NightRules, 'ofNights'> {
  return {
    ofNights: Object.fromEntries(
      nights.flatMap(({ date, price: _price, ...rules }) =>
        Object.keys(rules).length === 0 ? [] : [[date, rules]],
      ),
    ),
  };
}

function rulesOf(
  { ruled }: Unavailable,
  { ofAll, ofNights }: Pick<NightRules, 'ofNights'> & { readonly ofAll: Omit<Rates, 'nights'> },
): NightRules | undefined {
  const areUsual = !ruled && Object.keys(ofAll).length === 0 && Object.keys(ofNights).length === 0;
  return areUsual ? undefined : { ...(ruled && { ruled }), ...ofAll, ofNights };
}
