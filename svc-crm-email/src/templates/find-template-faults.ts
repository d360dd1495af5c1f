import type { FieldError } from '@getaway/contracts/problems';
import { findBraceFaults } from './find-brace-faults.ts';
import type { StaffTemplates } from './rendering/template-renderer.ts';
import type { TemplateSource } from './template.rules.ts';

/** Every fault of every field, by the field's name in the API. */
export async function findTemplateFaults(
  templates: StaffTemplates,
  source: TemplateSource,
  nameOf: (field: keyof TemplateSource) => string = (field) => field,
): Promise<FieldError[]> {
  const checked = await templates.check(source);
  const faults = checked.ok ? [] : checked.faults;
  return [
    ...faults.map(({ field, message }) => ({ path: nameOf(field), message })),
    ...findBraceFaults(source, nameOf),
  ];
}
