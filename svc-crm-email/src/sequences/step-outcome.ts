import type { SequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { FieldError } from '@getaway/contracts/problems';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { findTemplateFaults } from '../templates/find-template-faults.ts';
import type { TemplateDeps } from '../templates/template-outcome.ts';
import type { TemplateSource } from '../templates/template.rules.ts';
import { refusingOtherAudiences, type AudienceRefusal } from './audience.ts';
import type { StepFields } from './sequence-steps.repository.ts';

export type StepOutcome =
  | { readonly ok: true; readonly step: SequenceTemplate }
  | {
      readonly ok: false;
      readonly reason: 'no-sequence' | 'no-template' | 'not-found' | 'twice' | 'number-taken';
    }
  | AudienceRefusal
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

export type StepChanges = { readonly [Key in keyof StepFields]?: StepFields[Key] | undefined };

export const transactForAudience = (
  { database }: TemplateDeps,
  work: (tx: Tx, sql: Sql) => Promise<StepOutcome>,
): Promise<StepOutcome> => refusingOtherAudiences(() => database.transact(work));

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
