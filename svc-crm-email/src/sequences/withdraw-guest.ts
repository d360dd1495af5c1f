import { deleteEnrollment } from './enrollments.repository.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { lockPlans } from './step-sends.repository.ts';

/**
 * Removes a guest from a manual sequence and cancels the queued emails. Returns false when they are not in
 * it.
 */
export async function withdrawGuest(
  deps: SequenceDeps,
  input: { sequenceId: string; guestId: string },
): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    await lockPlans(sql);
    if (!(await deleteEnrollment(tx, input))) return false;
    await planSequences(deps, tx, sql, { scope: { sequenceId: input.sequenceId }, now });
    return true;
  });
}
