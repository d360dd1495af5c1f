import type { FieldError } from '@getaway/contracts/problems';
import { findTemplateFaults } from '../templates/find-template-faults.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import type { TemplateSource } from '../templates/template.rules.ts';
import type { StepChanges } from './step-outcome.ts';

const overrideNames = {
  subject: 'overrideSubject',
  htmlContent: 'overrideHtmlContent',
  textContent: 'overrideTextContent',
} as const satisfies Record<keyof TemplateSource, string>;

/**
 * What is wrong with a step's overrides; its template was validated when it was saved. Called before a
 * transaction, which would keep rows locked while other templates are rendered.
 */
export async function overrideFaults(
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
  return findTemplateFaults(templates, source, (field) => overrideNames[field]);
}
