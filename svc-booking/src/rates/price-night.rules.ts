import { weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, zeroCents } from '@getaway/kernel/money';
import {
  priceByTable,
  rateOf,
  surchargeOf,
  type PricedNight,
  type RateSource,
} from '../pricing/nightly-rate.rules.ts';
import { periodsOn, type RateCalendar } from './rate-calendar.rules.ts';
import type { RatePeriod } from './rate-period.rules.ts';

/**
 * The price of one night, with what it comes from. An override's price is what the night costs. A season's price replaces the
 * rate of the table; the surcharges, also that of a holiday, are added to either.
 */
export function priceNight(date: CalendarDate, calendar: RateCalendar): PricedNight {
  const on = periodsOn(date, calendar.periods);
  const weekday = weekdayOf(date);
  const priced = on.find(({ prices }) => typeof prices[weekday] === 'number');
  // A night is a holiday once, however many periods say so.
  const holiday = on.find(({ kind }) => kind === 'holiday');
  if (!priced && !holiday) return priceByTable(date, calendar);
  const table = rateOf(date, calendar);
  const rate = priced?.prices[weekday] ?? table.rate;
  if (priced?.kind === 'override') {
    const label = `${table.label}, ${priced.name ?? 'Special price'}`;
    return { date, rate, surcharge: zeroCents, label, sources: [sourceOf(priced)] };
  }
  const valentine = surchargeOf(date, calendar);
  const names = [table.label, priced?.name, valentine?.label, holiday?.name];
  return {
    date,
    rate,
    surcharge: addCents(valentine?.surcharge ?? zeroCents, holiday ? calendar.holidaySurcharge : zeroCents),
    label: names.filter(Boolean).join(', '),
    sources: [priced, holiday].flatMap((period) => (period ? [sourceOf(period)] : [])),
  };
}

function sourceOf({ kind, name }: RatePeriod): RateSource {
  return { kind, name };
}
