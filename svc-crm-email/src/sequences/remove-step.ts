import { closeStepGap } from './close-step-gap.ts';
import { lockSequence } from './email-sequences.repository.ts';
import type { SequenceDeps } from './sequence-deps.ts';
import { deleteStep, findStep } from './sequence-steps.repository.ts';

/** Removes a step and renumbers the others. Returns false for an unknown step. */
export async function removeStep(deps: SequenceDeps, id: string): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    const known = await findStep(tx, id);
    if (!known || !(await lockSequence(tx, known.sequenceId))) return false;
    // Somebody else may have removed it meanwhile.
    if (!(await findStep(tx, id))) return false;
    await deleteStep(tx, id);
    await closeStepGap(deps, tx, sql, { sequenceId: known.sequenceId, now });
    return true;
  });
}
