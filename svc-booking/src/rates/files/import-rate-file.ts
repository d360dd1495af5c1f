import type { Database } from '../../database/database.ts';
import { recordRateChange, type RateActor } from '../history/record-rate-change.ts';
import type { PeriodChange } from '../history/rate-change.rules.ts';
import { insertPeriod, lockPeriods, replacePeriod } from '../rate-periods.repository.ts';
import type { FileFault } from './file-lines.rules.ts';
import { planRateFile, type RateFile } from './plan-rate-file.ts';

export type ImportRateFileOutcome =
  | { readonly ok: true; readonly added: number; readonly changed: number; readonly unchanged: number }
  | { readonly ok: false; readonly reason: 'faults'; readonly faults: readonly FileFault[] }
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

/** Adds and changes what a file says, all or nothing, if that is what was previewed. */
export function importRateFile(
  { database, ...by }: RateActor & { database: Database },
  { basis, ...file }: RateFile & { readonly basis: string },
): Promise<ImportRateFileOutcome> {
  return database.transact(async (tx, sql) => {
    await lockPeriods(sql);
    const plan = await planRateFile(tx, file);
    if (plan.basis !== basis) return { ok: false, reason: 'changed-meanwhile' };
    if (plan.faults.length > 0) return { ok: false, reason: 'faults', faults: plan.faults };
    const periods: PeriodChange[] = [];
    for (const { before, after } of plan.changed) {
      const changed = await replacePeriod(tx, before, after);
      if (!changed) throw new Error('A period changed while rates were imported');
      periods.push({ before, after: changed });
    }
    const at = by.now().getTime();
    for (const [index, period] of plan.added.entries()) {
      // The newer one of two wins, so none of them may be as old as another.
      const createdAt = new Date(at + index);
      periods.push({ before: null, after: await insertPeriod(tx, { ...period, id: by.newId(), createdAt }) });
    }
    if (periods.length > 0) await recordRateChange(tx, by, 'imported', { periods });
    return {
      ok: true,
      ...{ added: plan.added.length, changed: plan.changed.length, unchanged: plan.unchanged },
    };
  });
}
