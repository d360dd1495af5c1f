import { lockSequence, deleteSequence as writeDeletion } from './email-sequences.repository.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { lockPlans } from './step-sends.repository.ts';

/** Deletes a sequence and its queued emails. Returns false for an unknown sequence. */
export async function deleteSequence(deps: SequenceDeps, id: string): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    if (!(await lockSequence(tx, id))) return false;
    // Locked before its enrollments are deleted, in the same order as when guests are merged.
    await lockPlans(sql);
    await writeDeletion(tx, id);
    await planSequences(deps, tx, sql, { scope: { sequenceId: id }, now });
    return true;
  });
}
