import { closeStepGap } from '../sequences/close-step-gap.ts';
import { findTemplateSteps } from '../sequences/find-template-steps.ts';
import type { SequenceDeps } from '../sequences/sequence-deps.ts';
import { deleteTemplate as writeDeletion } from './email-templates.repository.ts';
import { findTemplate } from './find-template.ts';

/**
 * Removes a template from every sequence and cancels its queued emails. Returns false for an unknown
 * template.
 */
export async function deleteTemplate(deps: SequenceDeps, id: string): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    if (!(await findTemplate(tx, id))) return false;
    const steps = await findTemplateSteps(tx, [id]);
    await writeDeletion(tx, id);
    for (const { sequenceId } of steps) await closeStepGap(deps, tx, sql, { sequenceId, now });
    return true;
  });
}
