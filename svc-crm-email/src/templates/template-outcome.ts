import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { FieldError } from '@getaway/contracts/problems';
import type { SequenceDeps } from '../sequences/sequence-deps.ts';
import type { StaffTemplates } from './rendering/template-renderer.ts';

export interface TemplateDeps extends SequenceDeps {
  readonly templates: StaffTemplates;
}

export type TemplateOutcome =
  | { readonly ok: true; readonly template: EmailTemplate }
  | { readonly ok: false; readonly reason: 'not-found' | 'changed' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };
