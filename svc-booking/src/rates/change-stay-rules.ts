import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Database } from '../database/database.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import { houseRulesFault, type HouseRulesFault } from './house-rules-fault.ts';
import { replaceStayRules, storedHouseRules } from './stay-rules.repository.ts';
import type { StayRules, StoredStayRules } from './stay-rules.rules.ts';

export type ChangeStayRulesOutcome =
  | { readonly ok: true; readonly rules: StoredStayRules }
  | { readonly ok: false; readonly reason: 'fault'; readonly fault: HouseRulesFault }
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

/** Sets the rules for all stays, unless another change came first. */
export function changeStayRules(
  { database, timeZone, ...by }: RateActor & { database: Database; timeZone: string },
  { version, ...content }: StayRules & { readonly version: number },
): Promise<ChangeStayRulesOutcome> {
  return database.transact(async (tx) => {
    const fault = await houseRulesFault(tx, content, dateInZone(by.now(), timeZone));
    if (fault) return { ok: false, reason: 'fault', fault };
    const { rules: before } = await storedHouseRules(tx);
    const rules = await replaceStayRules(tx, version, content);
    if (!rules) return { ok: false, reason: 'changed-meanwhile' };
    await recordRateChange(tx, by, 'changed', { periods: [], rules: { before, after: rules } });
    return { ok: true, rules };
  });
}
