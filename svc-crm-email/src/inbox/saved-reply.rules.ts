import type { SavedReply } from '@getaway/contracts/http/inbox';
import type { FieldError } from '@getaway/contracts/problems';
import type { TemplateSource } from '../templates/template.rules.ts';

export type SavedReplyOutcome =
  | { readonly ok: true; readonly savedReply: SavedReply }
  | { readonly ok: false; readonly reason: 'not-found' | 'changed' | 'name-taken' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/** A saved reply as a template without HTML, so that it has the same variables and the same limits. */
export function asTemplate(text: string): TemplateSource {
  return { subject: 'Saved reply', htmlContent: '<p>Saved reply</p>', textContent: text };
}
