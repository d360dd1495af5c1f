import { weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, zeroCents, type Cents } from '@getaway/kernel/money';
import { adjustmentOf } from '@getaway/kernel/price-adjustment';
import {
  priceByTable,
  rateOf,
  surchargeOf,
  type PricedNight,
  type RateSource,
} from '../pricing/nightly-rate.rules.ts';
import { adjustedPrice, type Adjustment } from './adjustment.rules.ts';
import { periodsOn, type RateCalendar } from './rate-calendar.rules.ts';
import type { RatePeriod } from './rate-period.rules.ts';

/** A period that says something about the price of a weekday. */
interface Pricing {
  readonly period: RatePeriod;
  /** Of a night; null where it is the one otherwise, with the adjustment. */
  readonly price: Cents | null;
  readonly adjustment: Adjustment | null;
}

/**
 * The price of one night, with what it comes from. A season's price replaces the rate of the table, and its adjustment changes
 * it; the surcharges, also that of a holiday, are added to either. An override's price is what the night costs, and its
 * adjustment changes what the night costs with season and surcharges. One season and one override decide: none adds up.
 */
export function priceNight(date: CalendarDate, calendar: RateCalendar): PricedNight {
  const on = periodsOn(date, calendar.periods);
  if (on.length === 0) return priceByTable(date, calendar);
  const weekday = weekdayOf(date);
  const override = pricingOf(on, 'override', weekday);
  const table = rateOf(date, calendar);
  if (typeof override?.price === 'number') {
    const label = `${table.label}, ${nameOf(override.period)}`;
    return { date, rate: override.price, surcharge: zeroCents, label, sources: [sourceOf(override)] };
  }
  const season = pricingOf(on, 'season', weekday);
  // A night is a holiday once, however many periods say so.
  const holiday = on.find(({ kind }) => kind === 'holiday');
  if (!override && !season && !holiday) return priceByTable(date, calendar);
  const valentine = surchargeOf(date, calendar);
  const names = [table.label, season?.period.name, valentine?.label, holiday?.name];
  const rate = season ? priceWith(season, table.rate) : table.rate;
  const surcharge = addCents(
    valentine?.surcharge ?? zeroCents,
    holiday ? calendar.holidaySurcharge : zeroCents,
  );
  const sources = [
    ...(season ? [sourceOf(season)] : []),
    ...(holiday ? [{ kind: holiday.kind, name: holiday.name }] : []),
  ];
  if (!override) return { date, rate, surcharge, label: names.filter(Boolean).join(', '), sources };
  return {
    date,
    rate: priceWith(override, addCents(rate, surcharge)),
    surcharge: zeroCents,
    label: [...names, nameOf(override.period)].filter(Boolean).join(', '),
    sources: [sourceOf(override), ...sources],
  };
}

/**
 * What the table adds to the price of a night because of its date, with its reason: the surcharges around Valentine's Day.
 * Undefined where nothing is added, as where an override says what the night costs.
 */
export function datedSurcharge(
  date: CalendarDate,
  calendar: RateCalendar,
): { readonly surcharge: Cents; readonly label: string } | undefined {
  const override = pricingOf(periodsOn(date, calendar.periods), 'override', weekdayOf(date));
  return typeof override?.price === 'number' ? undefined : surchargeOf(date, calendar);
}

/** What the first period of a kind, in precedence, says about the price of a weekday. */
function pricingOf(
  on: readonly RatePeriod[],
  kind: RatePeriod['kind'],
  weekday: number,
): Pricing | undefined {
  for (const period of on) {
    if (period.kind !== kind) continue;
    const price = period.prices[weekday] ?? null;
    const adjustment = period.adjustments[weekday] ?? null;
    if (price !== null || adjustment !== null) return { period, price, adjustment };
  }
  return undefined;
}

/** `otherwise`: what the price is without it. */
function priceWith({ price, adjustment }: Pricing, otherwise: Cents): Cents {
  return price ?? (adjustment ? adjustedPrice(otherwise, adjustment) : otherwise);
}

function nameOf({ name }: RatePeriod): string {
  return name ?? 'Special price';
}

function sourceOf({ period: { kind, name }, adjustment }: Pricing): RateSource {
  return { kind, name, ...(adjustment && { adjustment: adjustmentOf(adjustment) }) };
}
