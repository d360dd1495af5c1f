import type { FieldError } from '@getaway/contracts/problems';
import type { StaffTemplates } from './rendering/template-renderer.ts';
import type { TemplateSource } from './template.rules.ts';

/** Every fault of every field, by the field's name in the API. */
export async function findTemplateFaults(
  templates: StaffTemplates,
  source: TemplateSource,
  nameOf: (field: keyof TemplateSource) => string = (field) => field,
): Promise<FieldError[]> {
  const checked = await templates.check(source);
  if (checked.ok) return [];
  return checked.faults.map(({ field, message }) => ({ path: nameOf(field), message }));
}
