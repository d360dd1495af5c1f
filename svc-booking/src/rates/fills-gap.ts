import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { isNightShut } from '../availability/is-night-shut.ts';
import type { OwnNights } from '../availability/own-nights.rules.ts';
import type { Tx } from '../database/database.ts';
import { isBelowMinimum, nightsAround } from './gap.rules.ts';
import { rulesOf } from './rate-calendar.rules.ts';
import type { Rates } from './read-rates.ts';

/**
 * Whether a stay below the minimum can be booked because it fills a gap exactly: the nights before and after it are taken,
 * closed, kept free around other stays, or past. `earliest` is the first day to check in, `own` whose nights are no other stay.
 */
export async function fillsGap(
  tx: Tx,
  stay: Stay,
  {
    rates: { periods, rules, discounts },
    earliest,
    own,
  }: { readonly rates: Rates; readonly earliest: CalendarDate; readonly own: OwnNights },
): Promise<boolean> {
  if (!discounts.fillsGaps || !isBelowMinimum(stay, { calendar: { periods }, rules })) return false;
  const sql = sqlOfPrisma(tx);
  const { nightsBetween } = rules;
  for (const night of nightsAround(stay)) {
    const isShut =
      night < earliest ||
      rulesOf(night, { periods }, rules).closed ||
      (await isNightShut(sql, night, { own, nightsBetween }));
    if (!isShut) return false;
  }
  return true;
}
