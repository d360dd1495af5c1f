import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import { periodsByDate, type PeriodsByDate } from './rate-calendar.rules.ts';
import { periodsBetween } from './rate-periods.repository.ts';
import type { StayDiscounts } from './stay-discounts.rules.ts';
import { storedHouseRules } from './stay-rules.repository.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** What staff have set for the nights of a stay or a range. */
export interface Rates {
  readonly periods: PeriodsByDate;
  readonly rules: StayRules;
  readonly discounts: StayDiscounts;
}

/**
 * The rules, and the periods of the days of [checkIn, checkOut] and the night before, which the gap rule looks at. `daysAhead`: how
 * many days after them have theirs, too. Only a refusal looks ahead.
 */
export async function readRates(
  tx: Tx,
  { checkIn, checkOut }: Stay,
  { daysAhead = 0 }: { readonly daysAhead?: number } = {},
): Promise<Rates> {
  const [periods, { rules, discounts }] = await Promise.all([
    readPeriods(tx, { from: addDays(checkIn, -1), to: addDays(checkOut, daysAhead) }),
    storedHouseRules(tx),
  ]);
  return { periods, rules, discounts };
}

/** The periods of the dates of [from, to]; with `closing`, only those that close or open nights. */
export async function readPeriods(
  tx: Tx,
  range: { readonly from: CalendarDate; readonly to: CalendarDate },
  { closing = false }: { readonly closing?: boolean } = {},
): Promise<PeriodsByDate> {
  return periodsByDate(await periodsBetween(tx, range, { closing }), range);
}

/** The rules for all stays. */
export async function readStayRules(tx: Tx): Promise<StayRules> {
  return (await storedHouseRules(tx)).rules;
}
