import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { addCents, type Cents } from '@getaway/kernel/money';
import { bookableNights, type NightRange, type NightRangeFault } from '../availability/night-range.rules.ts';
import type { Database } from '../database/database.ts';
import { priceNight } from './nightly-rate.rules.ts';
import { readPriceBook } from './price-book.repository.ts';

export type PriceNightsOutcome =
  | { readonly ok: true; readonly nights: readonly { readonly date: CalendarDate; readonly price: Cents }[] }
  | { readonly ok: false; readonly fault: NightRangeFault };

/** The current price of each night in a range that guests may book. */
export async function priceNights(
  deps: { database: Database; now: Clock; timeZone: string },
  range: NightRange,
  maxNights: number,
): Promise<PriceNightsOutcome> {
  const today = dateInZone(deps.now(), deps.timeZone);
  const asked = bookableNights(range, { today, maxNights });
  if (!asked.ok) return asked;
  const { rates } = await readPriceBook(deps.database.prisma);
  const nights = asked.nights.map((night) => priceNight(night, rates));
  return {
    ok: true,
    nights: nights.map(({ date, rate, surcharge }) => ({ date, price: addCents(rate, surcharge) })),
  };
}
