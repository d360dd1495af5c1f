import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import { daysToLookAhead } from './broken-rules.rules.ts';
import { inPrecedence, type RatePeriod } from './rate-period.rules.ts';
import { periodsBetween } from './rate-periods.repository.ts';
import { storedStayRules } from './stay-rules.repository.ts';
import type { StayRules } from './stay-rules.rules.ts';

/** What staff have set for the nights of a stay or a range. */
export interface Rates {
  /** In precedence. */
  readonly periods: readonly RatePeriod[];
  readonly rules: StayRules;
}

/** The rules and periods for the nights of [checkIn, checkOut] and those that refusals look ahead to. */
export async function readRates(tx: Tx, { checkIn, checkOut }: Stay): Promise<Rates> {
  const [periods, rules] = await Promise.all([
    readPeriods(tx, checkIn, addDays(checkOut, daysToLookAhead)),
    readStayRules(tx),
  ]);
  return { periods, rules };
}

/** The periods that have a night in [from, to], in precedence. */
export async function readPeriods(tx: Tx, from: CalendarDate, to: CalendarDate): Promise<RatePeriod[]> {
  return inPrecedence(await periodsBetween(tx, from, to));
}

/** The rules for all stays. */
export function readStayRules(tx: Tx): Promise<StayRules> {
  return storedStayRules(tx);
}
