import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { FieldError } from '@getaway/contracts/problems';
import {
  changeTemplate as writeChange,
  createTemplate as writeNew,
  deleteTemplate as writeDeletion,
  findTemplate,
  type TemplateFields,
} from './email-templates.repository.ts';
import { findStepsOf, renumberSteps } from '../sequences/sequence-steps.repository.ts';
import type { TemplateSource } from './rendering/template-fields.ts';
import type { StaffTemplates } from './rendering/template-renderer.ts';
import { planForAudience } from '../sequences/find-audience.ts';
import { planSequences } from '../sequences/plan-sequences.ts';
import type { SequenceDeps } from '../sequences/save-sequence.ts';

export interface TemplateDeps extends SequenceDeps {
  readonly templates: StaffTemplates;
}

export type TemplateOutcome =
  | { readonly ok: true; readonly template: EmailTemplate }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/** Creates a template that can be rendered. */
export async function createTemplate(deps: TemplateDeps, fields: TemplateFields): Promise<TemplateOutcome> {
  const errors = await faultsIn(deps.templates, fields);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return { ok: true, template: await writeNew(deps.database.prisma, fields, deps.now()) };
}

/** Updates the given fields; queued emails are written with them. */
export async function changeTemplate(
  deps: TemplateDeps,
  id: string,
  changes: TemplateChanges,
): Promise<TemplateOutcome> {
  const before = await findTemplate(deps.database.prisma, id);
  if (!before) return { ok: false, reason: 'not-found' };
  // Before the transaction, which would keep rows locked while other templates are rendered. Fields are
  // rendered independently, so a concurrent change of another field does no harm.
  const wanted = changed(before, changes);
  const isRewritten = texts.some((field) => wanted[field] !== before[field]);
  const errors = isRewritten ? await faultsIn(deps.templates, wanted) : [];
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    const known = await findTemplate(tx, id);
    if (!known) return { ok: false, reason: 'not-found' };
    const fields = changed(known, changes);
    const template = await writeChange(tx, id, fields);
    const isSwitchedOn = fields.isActive && !known.isActive;
    for (const { sequenceId, linkId } of await findStepsOf(tx, [id])) {
      // A template that is activated again is sent to guests from now on.
      if (isSwitchedOn)
        await planForAudience(deps, tx, sql, {
          sequenceId,
          linkId,
          request: { confirmed: newGuestsOnly },
          now,
        });
      else await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
    }
    return { ok: true, template };
  });
}

const texts = ['subject', 'htmlContent', 'textContent'] as const;

type TemplateChanges = { readonly [Key in keyof TemplateFields]?: TemplateFields[Key] | undefined };

function changed(known: TemplateFields, changes: TemplateChanges): TemplateFields {
  return {
    name: changes.name ?? known.name,
    subject: changes.subject ?? known.subject,
    htmlContent: changes.htmlContent ?? known.htmlContent,
    textContent: changes.textContent === undefined ? known.textContent : changes.textContent,
    isActive: changes.isActive ?? known.isActive,
  };
}

/**
 * Removes a template from every sequence and cancels its queued emails. Returns false for an unknown
 * template.
 */
export async function deleteTemplate(deps: SequenceDeps, id: string): Promise<boolean> {
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    if (!(await findTemplate(tx, id))) return false;
    const steps = await findStepsOf(tx, [id]);
    await writeDeletion(tx, id);
    for (const { sequenceId } of steps) {
      await renumberSteps(sql, sequenceId);
      await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
    }
    return true;
  });
}

/** Every fault of every field, by the field's name in the API. */
export async function faultsIn(
  templates: StaffTemplates,
  source: TemplateSource,
  nameOf: (field: keyof TemplateSource) => string = (field) => field,
): Promise<FieldError[]> {
  const checked = await templates.check(source);
  if (checked.ok) return [];
  return checked.faults.map(({ field, message }) => ({ path: nameOf(field), message }));
}
