import { createTemplate as writeNew } from './email-templates.repository.ts';
import { findTemplateFaults } from './find-template-faults.ts';
import type { TemplateDeps, TemplateOutcome } from './template-outcome.ts';
import type { TemplateFields } from './template.rules.ts';

/** Creates a template that can be rendered. */
export async function createTemplate(deps: TemplateDeps, fields: TemplateFields): Promise<TemplateOutcome> {
  const errors = await findTemplateFaults(deps.templates, fields);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return { ok: true, template: await writeNew(deps.database.prisma, fields, deps.now()) };
}
