import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database, Tx } from '../database/database.ts';
import { longestMinimum } from './rate-periods.repository.ts';
import { replaceStayRules, type StoredStayRules } from './stay-rules.repository.ts';
import { stayRulesFault, type StayRules } from './stay-rules.rules.ts';

export type ChangeStayRulesOutcome =
  | { readonly ok: true; readonly rules: StoredStayRules }
  | {
      readonly ok: false;
      readonly reason: 'fault';
      readonly fault: NonNullable<ReturnType<typeof stayRulesFault>>;
    }
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

/** Sets the rules for all stays, unless another change came first. */
export async function changeStayRules(
  { database, now, timeZone }: { database: Database; now: Clock; timeZone: string },
  { version, ...content }: StayRules & { readonly version: number },
): Promise<ChangeStayRulesOutcome> {
  const today = dateInZone(now(), timeZone);
  const fault = stayRulesFault(content) ?? (await periodsFault(database.prisma, content, today));
  if (fault) return { ok: false, reason: 'fault', fault };
  const rules = await replaceStayRules(database.prisma, version, content);
  return rules ? { ok: true, rules } : { ok: false, reason: 'changed-meanwhile' };
}

/** A minimum of a season or an override that no stay could reach any more. What is past prevents nothing. */
async function periodsFault(
  tx: Tx,
  { maximumNights }: StayRules,
  today: CalendarDate,
): Promise<ReturnType<typeof stayRulesFault>> {
  const longest = await longestMinimum(tx, today);
  if (!longest || longest.minimumNights <= maximumNights) return undefined;
  const { name, firstDate, minimumNights } = longest;
  const message = `${name ?? `The override of ${firstDate}`} has a minimum of ${minimumNights} nights. Change that first, or enter at least ${minimumNights}`;
  return { path: 'maximumNights', message };
}
