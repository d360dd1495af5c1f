import type { FieldError } from '@getaway/contracts/problems';
import { templateVariables } from '@getaway/contracts/template-variables';
import { singleBraceFaults } from './rendering/single-braces.ts';
import type { TemplateSource } from './template.rules.ts';

/** Every variable in single braces, by its field. A template that was saved with one is still sent. */
export function findBraceFaults(
  { subject, htmlContent, textContent }: TemplateSource,
  nameOf: (field: keyof TemplateSource) => string = (field) => field,
): FieldError[] {
  const texts = { subject, htmlContent, textContent: textContent ?? '' };
  return (['subject', 'htmlContent', 'textContent'] as const).flatMap((field) =>
    singleBraceFaults(texts[field], templateVariables).map((message) => ({ path: nameOf(field), message })),
  );
}
