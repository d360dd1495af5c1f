import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Tx } from '../database/database.ts';
import { longestMinimum } from './rate-periods.repository.ts';
import { stayRulesFault, type StayRules } from './stay-rules.rules.ts';

export type HouseRulesFault = NonNullable<ReturnType<typeof stayRulesFault>>;

/** What is wrong with rules for all stays, alone or beside the seasons and overrides that are not over. */
export async function houseRulesFault(
  tx: Tx,
  rules: StayRules,
  today: CalendarDate,
): Promise<HouseRulesFault | undefined> {
  return stayRulesFault(rules) ?? (await periodsFault(tx, rules, today));
}

/** A minimum of a season or an override that no stay could reach any more. What is past prevents nothing. */
async function periodsFault(
  tx: Tx,
  { maximumNights }: StayRules,
  today: CalendarDate,
): Promise<HouseRulesFault | undefined> {
  const longest = await longestMinimum(tx, today);
  if (!longest || longest.minimumNights <= maximumNights) return undefined;
  const { name, firstDate, minimumNights } = longest;
  const message = `${name ?? `The override of ${firstDate}`} has a minimum of ${minimumNights} nights. Change that first, or enter at least ${minimumNights}`;
  return { path: 'maximumNights', message };
}
