import type { Tx } from '../database/database.ts';
import { findStepsOf } from './sequence-steps.repository.ts';

/** Steps with these templates in any sequence. */
export function findTemplateSteps(
  tx: Tx,
  templateIds: readonly string[],
): Promise<{ linkId: string; templateId: string; sequenceId: string }[]> {
  return findStepsOf(tx, templateIds);
}
