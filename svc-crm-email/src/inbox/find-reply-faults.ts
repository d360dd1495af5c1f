import type { FieldError } from '@getaway/contracts/problems';
import { findTemplateFaults } from '../templates/find-template-faults.ts';
import type { StaffTemplates } from '../templates/rendering/template-renderer.ts';
import { asTemplate } from './saved-reply.rules.ts';

/** What is wrong with the text of a saved reply: syntax errors and unknown variables. */
export function findReplyFaults(templates: StaffTemplates, text: string): Promise<FieldError[]> {
  return findTemplateFaults(templates, asTemplate(text), () => 'text');
}
