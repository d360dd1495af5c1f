import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { Tx } from '../database/database.ts';
import { createTemplate, findTemplateByName } from './email-templates.repository.ts';
import type { TemplateSource } from './template.rules.ts';

/** Finds the oldest template of a name, or creates it. */
export async function ensureTemplate(
  tx: Tx,
  template: TemplateSource & { readonly name: string },
  now: Date,
): Promise<EmailTemplate> {
  const known = await findTemplateByName(tx, template.name);
  return known ?? createTemplate(tx, { ...template, isActive: true }, now);
}
