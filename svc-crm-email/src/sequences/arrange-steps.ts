import type { SequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { FieldError } from '@getaway/contracts/problems';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { lockSequence } from './email-sequences.repository.ts';
import { findTemplate } from '../templates/email-templates.repository.ts';
import {
  changeStep as writeChange,
  createStep,
  deleteStep,
  findStep,
  renumberSteps,
  type StepFields,
} from './sequence-steps.repository.ts';
import type { TemplateSource } from '../templates/rendering/template-fields.ts';
import {
  planAsBefore,
  planForAudience,
  refusingOtherAudiences,
  type AudienceRefusal,
  type AudienceRequest,
} from './find-audience.ts';
import { planSequences } from './plan-sequences.ts';
import type { SequenceDeps } from './save-sequence.ts';
import { faultsIn, type TemplateDeps } from '../templates/save-template.ts';

export type StepOutcome =
  | { readonly ok: true; readonly step: SequenceTemplate }
  | {
      readonly ok: false;
      readonly reason: 'no-sequence' | 'no-template' | 'not-found' | 'twice' | 'number-taken';
    }
  | AudienceRefusal
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

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

type StepChanges = { readonly [Key in keyof StepFields]?: StepFields[Key] | undefined };

/** Updates a step. A new delay applies to the audience in `request`. */
export async function changeStep(
  deps: TemplateDeps,
  id: string,
  changes: StepChanges,
  request: AudienceRequest = {},
): Promise<StepOutcome> {
  const errors = await overrideFaults(deps, changes);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const now = deps.now();
  return transactForAudience(deps, async (tx, sql) => {
    const known = await findStep(tx, id);
    if (!known || !(await lockSequence(tx, known.sequenceId))) return { ok: false, reason: 'not-found' };
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

const transactForAudience = (
  { database }: TemplateDeps,
  work: (tx: Tx, sql: Sql) => Promise<StepOutcome>,
): Promise<StepOutcome> => refusingOtherAudiences(() => database.transact(work));

/** Removes a step and renumbers the others. Returns false for an unknown step. */
export async function removeStep(deps: SequenceDeps, id: string): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    const known = await findStep(tx, id);
    if (!known || !(await lockSequence(tx, known.sequenceId))) return false;
    await deleteStep(tx, id);
    await renumberSteps(sql, known.sequenceId);
    await planSequences(deps, tx, sql, { scope: { sequenceId: known.sequenceId }, now });
    return true;
  });
}

const overrideNames = {
  subject: 'overrideSubject',
  htmlContent: 'overrideHtmlContent',
  textContent: 'overrideTextContent',
} as const satisfies Record<keyof TemplateSource, string>;

/**
 * What is wrong with a step's overrides; its template was validated when it was saved. Called before a
 * transaction, which would keep rows locked while other templates are rendered.
 */
async function overrideFaults(
  { templates }: TemplateDeps,
  { overrideSubject, overrideHtmlContent, overrideTextContent }: StepChanges,
): Promise<FieldError[]> {
  const isSaid = [overrideSubject, overrideHtmlContent, overrideTextContent].some((text) => text != null);
  if (!isSaid) return [];
  const source = {
    subject: overrideSubject ?? '',
    htmlContent: overrideHtmlContent ?? '',
    textContent: overrideTextContent ?? null,
  };
  return faultsIn(templates, source, (field) => overrideNames[field]);
}
