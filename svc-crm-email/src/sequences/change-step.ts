import { wouldOverwrite } from '../database/row-versions.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import type { AudienceRequest } from './audience.ts';
import { lockSequence } from './email-sequences.repository.ts';
import { planAsBefore } from './plan-as-before.ts';
import { planForAudience } from './plan-for-audience.ts';
import { findStep, changeStep as writeChange, type StepFields } from './sequence-steps.repository.ts';
import { overrideFaults } from './override-faults.ts';
import type { StepChanges, StepOutcome } from './step-outcome.ts';
import { transactForAudience } from './transact-for-audience.ts';

interface VersionedChanges {
  readonly changes: StepChanges;
  readonly version?: string | undefined;
}

/**
 * Updates a step. A new delay applies to the audience in `request`. With the version that staff had before them, nothing is
 * overwritten that somebody else has saved since.
 */
export async function changeStep(
  deps: TemplateDeps,
  id: string,
  { changes, version }: VersionedChanges,
  request: AudienceRequest = {},
): Promise<StepOutcome> {
  const errors = await overrideFaults(deps, changes);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const now = deps.now();
  return transactForAudience(deps, async (tx, sql) => {
    const found = await findStep(tx, id);
    if (!found || !(await lockSequence(tx, found.sequenceId))) return { ok: false, reason: 'not-found' };
    // Read under the lock: another change may have been committed while this one waited.
    const known = await findStep(tx, id);
    if (!known) return { ok: false, reason: 'not-found' };
    if (wouldOverwrite(known, changes, version)) return { ok: false, reason: 'changed' };
    const kept = <Key extends keyof StepFields>(key: Key): StepFields[Key] => changes[key] ?? known[key];
    const cleared = (
      key: 'overrideSubject' | 'overrideHtmlContent' | 'overrideTextContent',
    ): string | null => {
      const change = changes[key];
      return change === undefined ? known[key] : change;
    };
    const fields: StepFields = {
      delayValue: kept('delayValue'),
      delayUnit: kept('delayUnit'),
      overrideSubject: cleared('overrideSubject'),
      overrideHtmlContent: cleared('overrideHtmlContent'),
      overrideTextContent: cleared('overrideTextContent'),
      isActive: kept('isActive'),
    };
    const step = await writeChange(tx, id, fields);
    const { sequenceId } = step;
    const isRetimed =
      step.delayValue !== known.delayValue ||
      step.delayUnit !== known.delayUnit ||
      (step.isActive && !known.isActive);
    if (isRetimed) await planForAudience(deps, tx, sql, { sequenceId, linkId: id, request, now });
    else await planAsBefore(deps, tx, sql, { sequenceId, request, now });
    return { ok: true, step };
  });
}
