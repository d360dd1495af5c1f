import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { planSequences } from './plan-sequences.ts';
import { renumberSteps } from './sequence-steps.repository.ts';

/** Renumbers the steps of a sequence after one of them was removed, and cancels the queued emails of that one. */
export async function closeStepGap(
  deps: { readonly timeZone: string },
  tx: Tx,
  sql: Sql,
  { sequenceId, now }: { readonly sequenceId: string; readonly now: Date },
): Promise<void> {
  await renumberSteps(sql, sequenceId);
  await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
}
