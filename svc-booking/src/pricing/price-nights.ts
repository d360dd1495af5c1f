import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { addCents, type Cents } from '@getaway/kernel/money';
import { bookableNights, type NightRange, type NightRangeFault } from '../availability/night-range.rules.ts';
import type { Database } from '../database/database.ts';
import { nightRulesOf, type NightRules } from '../rates/night-rules.rules.ts';
import { priceNight } from '../rates/price-night.rules.ts';
import { usualStayRules, type StayRules } from '../rates/stay-rules.rules.ts';
import { readPriceBook } from './read-price-book.ts';

/** The price of a night and its own rules. */
export interface RatedNight extends NightRules {
  readonly date: CalendarDate;
  readonly price: Cents;
}

export type PriceNightsOutcome =
  | {
      readonly ok: true;
      readonly nights: readonly RatedNight[];
      /** The rules of all stays, where they narrow the limits of every house. */
      readonly minimumNights?: number;
      readonly maximumNights?: number;
      readonly leadHours?: number;
      readonly windowDays?: number;
      readonly nightsBetween?: number;
      readonly fillsGaps?: boolean;
    }
  | { readonly ok: false; readonly fault: NightRangeFault };

/** The current price of each night in a range that guests may book, with its rules. */
export async function priceNights(
  deps: { database: Database; now: Clock; timeZone: string },
  range: NightRange,
  maxNights: number,
): Promise<PriceNightsOutcome> {
  const today = dateInZone(deps.now(), deps.timeZone);
  const asked = bookableNights(range, { today, maxNights });
  if (!asked.ok) return asked;
  const stay = { checkIn: range.from, checkOut: range.to };
  const { rates, rules, discounts } = await readPriceBook(deps.database.prisma, stay);
  return {
    ok: true,
    nights: asked.nights.map((night) => {
      const { date, rate, surcharge } = priceNight(night, rates);
      return { date, price: addCents(rate, surcharge), ...nightRulesOf(date, rates, rules) };
    }),
    ...unusualRules(rules),
    ...(discounts.fillsGaps && { fillsGaps: true }),
  };
}

/** The rules of all stays that are not those of every house. */
function unusualRules(rules: StayRules): Partial<StayRules> {
  const { minimumNights, maximumNights, leadHours, windowDays, nightsBetween } = rules;
  return {
    ...(minimumNights !== usualStayRules.minimumNights && { minimumNights }),
    ...(maximumNights !== usualStayRules.maximumNights && { maximumNights }),
    ...(leadHours !== usualStayRules.leadHours && { leadHours }),
    ...(windowDays !== usualStayRules.windowDays && { windowDays }),
    ...(nightsBetween !== usualStayRules.nightsBetween && { nightsBetween }),
  };
}
