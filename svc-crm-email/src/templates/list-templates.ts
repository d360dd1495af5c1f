import type { ParsedQuery } from '@getaway/contracts/http/call';
import type { EmailTemplate, listEmailTemplates } from '@getaway/contracts/http/email-templates';
import type { Database } from '../database/database.ts';
import { templatePage, templatesOf } from './email-templates.repository.ts';

/** A page of all templates, or of those of a sequence in the order of its steps, with the number of all of them. */
export async function listTemplates(
  { database }: { readonly database: Database },
  query: ParsedQuery<typeof listEmailTemplates>,
): Promise<{ templates: EmailTemplate[]; count: number }> {
  const { sequenceId, offset = 0, limit } = query;
  if (sequenceId === undefined) return templatePage(database.prisma, query);
  const all = await templatesOf(database.prisma, sequenceId);
  const end = limit === undefined ? undefined : offset + limit;
  return { templates: all.slice(offset, end), count: all.length };
}
