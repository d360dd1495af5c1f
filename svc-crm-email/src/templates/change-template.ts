import { wouldOverwrite } from '../database/row-versions.ts';
import { replanTemplate } from '../sequences/replan-template.ts';
import { changeTemplate as writeChange, lockTemplate } from './email-templates.repository.ts';
import { findTemplateFaults } from './find-template-faults.ts';
import { findTemplate } from './find-template.ts';
import type { TemplateDeps, TemplateOutcome } from './template-outcome.ts';
import type { TemplateFields } from './template.rules.ts';

/**
 * Updates the given fields; queued emails are written with them. With the version that staff had before them, nothing is
 * overwritten that somebody else has saved since.
 */
export async function changeTemplate(
  deps: TemplateDeps,
  id: string,
  changes: TemplateChanges,
  version: string | undefined,
): Promise<TemplateOutcome> {
  const before = await findTemplate(deps.database.prisma, id);
  if (!before) return { ok: false, reason: 'not-found' };
  if (wouldOverwrite(before, changes, version)) return { ok: false, reason: 'changed' };
  // Before the transaction, which would keep rows locked while other templates are rendered. Fields are
  // rendered independently, so a concurrent change of another field does no harm.
  const wanted = changed(before, changes);
  const isRewritten = texts.some((field) => wanted[field] !== before[field]);
  const errors = isRewritten ? await findTemplateFaults(deps.templates, wanted) : [];
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const now = deps.now();
  return deps.database.transact(async (tx, sql) => {
    await lockTemplate(sql, id);
    const known = await findTemplate(tx, id);
    if (!known) return { ok: false, reason: 'not-found' };
    if (wouldOverwrite(known, changes, version)) return { ok: false, reason: 'changed' };
    const fields = changed(known, changes);
    const template = await writeChange(tx, id, fields);
    const isSwitchedOn = fields.isActive && !known.isActive;
    await replanTemplate(deps, tx, sql, { templateId: id, isSwitchedOn, now });
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
