import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import type { RateCalendar } from '../rates/rate-calendar.rules.ts';
import { readRates } from '../rates/read-rates.ts';
import type { StayDiscounts } from '../rates/stay-discounts.rules.ts';
import type { StayRules } from '../rates/stay-rules.rules.ts';
import { readStoredPrices, type StoredPrices } from './price-book.repository.ts';

/** All current inputs of a price, and the rules of stays. */
export interface PriceBook extends StoredPrices {
  readonly rates: RateCalendar;
  readonly rules: StayRules;
  readonly discounts: StayDiscounts;
}

/** The prices and rules of the nights of a range. It has no seasons, overrides, and holidays of other nights. */
export async function readPriceBook(tx: Tx, range: Stay): Promise<PriceBook> {
  const [stored, { periods, rules, discounts }] = await Promise.all([
    readStoredPrices(tx),
    readRates(tx, range),
  ]);
  return { ...stored, rates: { ...stored.rates, periods }, rules, discounts };
}
