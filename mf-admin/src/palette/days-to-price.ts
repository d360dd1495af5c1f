import { changePricing } from '@getaway/contracts/http/staff-prices';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import * as v from 'valibot';
import type { Days } from '../day-range/days.ts';
import { typedDays } from './typed-day.ts';
import { typedRanges } from './typed-range.ts';

/** Days that a search asks to price, with the amount that it names, if it is one. */
export interface DaysToPrice {
  readonly days: Days;
  readonly price: string | undefined;
}

/**
 * The days that a search asks to price: 'price jun 20 310', 'price jun 20-22 310', '310 jun 20', 'set 6/20'. Prices of single
 * days are those of Rates.
 */
export function daysToPrice(search: string, today: CalendarDate): readonly DaysToPrice[] {
  for (const { named, amount } of pricedDays(search)) {
    const price = amount.replaceAll(',', '');
    const isPrice = price !== '' && v.is(changePricing.body.entries.price, price);
    const days = daysOf(named, today);
    if (days.length > 0)
      return days
        .filter(({ end }) => end >= today)
        .map((each) => ({ days: each, price: isPrice ? price : undefined }));
  }
  return [];
}

/** The days or ranges that a text means, over or not. */
export function daysOf(named: string, today: CalendarDate): readonly Days[] {
  const ranges = typedRanges(named, today);
  return ranges.length > 0 ? ranges : typedDays(named, today).map((day) => ({ start: day, end: day }));
}

/** What may name the days, and the amount beside it. */
interface PricedDays {
  readonly named: string;
  /** As typed; '' where all of the text names the days. */
  readonly amount: string;
}

/** The ways to read a search that sets a price of days, the likeliest first; empty for any other search. */
export function pricedDays(search: string): readonly PricedDays[] {
  const [, asked] = /^(?:set price|set|price|change)\s+(.+)$/i.exec(search) ?? [];
  const text = asked ?? search;
  const [, before, last] = /^(.+?)(?:\s+(?:to|at|for))?\s*\$?(\d[\d,]*(?:\.\d+)?)$/i.exec(text) ?? [];
  const [, first, after] = /^\$?(\d[\d,]*(?:\.\d+)?)\s+(?:(?:for|on)\s+)?(.+)$/i.exec(text) ?? [];
  const leading = first && after ? [{ named: after, amount: first }] : [];
  // Without the word, only what is no phone number, no day of a month, and no year that is being typed.
  if (asked === undefined) return leading.filter((each) => Number(first) > 31 && /[a-z]/i.test(each.named));
  return [
    { named: text, amount: '' },
    ...(before && last ? [{ named: before, amount: last }] : []),
    ...leading,
  ];
}
