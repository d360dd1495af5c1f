import type { Stay } from '@getaway/kernel/stay';
import type { Tx } from '../database/database.ts';
import { brokenRules, daysToLookAhead, type BrokenRule, type RuleFacts } from './broken-rules.rules.ts';
import { readRates } from './read-rates.ts';

/**
 * The rules that a stay breaks, with the next possible day in their words. Whether it breaks any depends on its own days alone,
 * so the days ahead are read only if it does.
 */
export async function explainBrokenRules(tx: Tx, stay: Stay, facts: RuleFacts): Promise<BrokenRule[]> {
  if (brokenRules(stay, facts).length === 0) return [];
  const { periods } = await readRates(tx, stay, { daysAhead: daysToLookAhead });
  return brokenRules(stay, { ...facts, calendar: { periods } });
}
