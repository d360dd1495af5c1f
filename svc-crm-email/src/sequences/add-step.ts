import { findTemplate } from '../templates/find-template.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import type { AudienceRequest } from './audience.ts';
import { lockSequence } from './email-sequences.repository.ts';
import { planForAudience } from './plan-for-audience.ts';
import { createStep, type StepFields } from './sequence-steps.repository.ts';
import { overrideFaults } from './override-faults.ts';
import type { StepOutcome } from './step-outcome.ts';
import { transactForAudience } from './transact-for-audience.ts';

/** Adds a template to a sequence as a step, once, for the audience in `request`. */
export async function addStep(
  deps: TemplateDeps,
  step: StepFields & { sequenceId: string; templateId: string; stepNumber: number | 'last' },
  request: AudienceRequest = {},
): Promise<StepOutcome> {
  const errors = await overrideFaults(deps, step);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const now = deps.now();
  return transactForAudience(deps, async (tx, sql) => {
    const sequence = await lockSequence(tx, step.sequenceId);
    if (!sequence) return { ok: false, reason: 'no-sequence' };
    if (!(await findTemplate(tx, step.templateId))) return { ok: false, reason: 'no-template' };
    if (sequence.templates.some(({ id }) => id === step.templateId)) return { ok: false, reason: 'twice' };
    const numbers = sequence.templates.map((known) => known.stepNumber);
    const stepNumber = step.stepNumber === 'last' ? Math.max(0, ...numbers) + 1 : step.stepNumber;
    if (numbers.includes(stepNumber)) return { ok: false, reason: 'number-taken' };
    const made = await createStep(tx, { ...step, stepNumber });
    await planForAudience(deps, tx, sql, { sequenceId: sequence.id, linkId: made.id, request, now });
    return { ok: true, step: made };
  });
}
