import { maxNightRates } from '@getaway/contracts/http/night-rates';
import { addCents, type Cents } from '@getaway/kernel/money';
import { nightsOf } from '@getaway/kernel/stay';
import { rangeFault, type NightRange, type NightRangeFault } from '../availability/night-range.rules.ts';
import type { Database } from '../database/database.ts';
import { nightRulesOf } from '../rates/night-rules.rules.ts';
import { datedSurcharge, priceNight } from '../rates/price-night.rules.ts';
import type { RateSource } from './nightly-rate.rules.ts';
import type { RatedNight } from './price-nights.ts';
import { readPriceBook } from './read-price-book.ts';

/** A night as staff see it. */
interface StaffNight extends RatedNight {
  readonly sources?: readonly RateSource[] | undefined;
  /** What its date adds to the price, which includes it; missing where it adds nothing. */
  readonly datedSurcharge?: { readonly label: string; readonly surcharge: Cents } | undefined;
}

export type ListRateNightsOutcome =
  | { readonly ok: true; readonly nights: readonly StaffNight[] }
  | { readonly ok: false; readonly fault: NightRangeFault };

/** The price and the rules of each night of a range for staff, also in the past, with what sets them. */
export async function listRateNights(
  { database }: { database: Database },
  range: NightRange,
): Promise<ListRateNightsOutcome> {
  const fault = rangeFault(range, maxNightRates) ?? yearFault(range);
  if (fault) return { ok: false, fault };
  const stay = { checkIn: range.from, checkOut: range.to };
  const { rates, rules } = await readPriceBook(database.prisma, stay);
  return {
    ok: true,
    nights: nightsOf(stay).map((night) => {
      const { date, rate, surcharge, sources } = priceNight(night, rates);
      return {
        ...{ date, price: addCents(rate, surcharge), sources },
        datedSurcharge: datedSurcharge(date, rates),
        ...nightRulesOf(date, rates, rules),
      };
    }),
  };
}

/** Years in which seasons can be. */
function yearFault({ from, to }: NightRange): NightRangeFault | undefined {
  if (from < '2000-01-01') return { path: 'from', message: 'Must be in the year 2000 or later' };
  return to > '2200-01-01' ? { path: 'to', message: 'Must be before the year 2200' } : undefined;
}
