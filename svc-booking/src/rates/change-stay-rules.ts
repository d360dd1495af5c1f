import type { Database } from '../database/database.ts';
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
  { database }: { database: Database },
  { version, ...content }: StayRules & { readonly version: number },
): Promise<ChangeStayRulesOutcome> {
  const fault = stayRulesFault(content);
  if (fault) return { ok: false, reason: 'fault', fault };
  const rules = await replaceStayRules(database.prisma, version, content);
  return rules ? { ok: true, rules } : { ok: false, reason: 'changed-meanwhile' };
}
