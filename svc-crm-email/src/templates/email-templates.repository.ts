import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { EmailTemplate as Row } from '../generated/prisma/client.ts';
import { delayInDays } from '../sequences/schedule.rules.ts';
import type { TemplateFields } from './template.rules.ts';
import { templateVersion } from '../database/row-versions.ts';

const withSequences = { sequences: { select: { sequenceId: true } } } as const;

export async function templatePage(
  tx: Tx,
  page: Page,
): Promise<{ templates: EmailTemplate[]; count: number }> {
  const [rows, count] = await Promise.all([
    tx.emailTemplate.findMany({
      include: withSequences,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...(page.limit === undefined ? {} : { take: page.limit }),
      skip: page.offset ?? 0,
    }),
    tx.emailTemplate.count(),
  ]);
  return { templates: rows.map(templateOf), count };
}

/** The oldest template of a name. */
export async function findTemplateByName(tx: Tx, name: string): Promise<EmailTemplate | undefined> {
  const row = await tx.emailTemplate.findFirst({
    where: { name },
    include: withSequences,
    orderBy: { createdAt: 'asc' },
  });
  return row ? templateOf(row) : undefined;
}

export async function createTemplate(tx: Tx, fields: TemplateFields, now: Date): Promise<EmailTemplate> {
  return templateOf({
    ...(await tx.emailTemplate.create({ data: { ...fields, createdAt: now } })),
    sequences: [],
  });
}

export async function changeTemplate(tx: Tx, id: string, fields: TemplateFields): Promise<EmailTemplate> {
  return templateOf(await tx.emailTemplate.update({ where: { id }, data: fields, include: withSequences }));
}

/** Locks a template until the transaction ends: of two changes at once, the second reads what the first wrote. */
export async function lockTemplate(sql: Sql, id: string): Promise<void> {
  await sql('SELECT id FROM email_templates WHERE id = $1 FOR UPDATE', id);
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.emailTemplate.delete({ where: { id } });
}

function templateOf(row: Row & { sequences: { sequenceId: string }[] }): EmailTemplate {
  const { sequences, createdAt, ...fields } = row;
  return {
    ...fields,
    version: templateVersion(fields),
    createdAt: createdAt.toISOString(),
    sequenceIds: sequences.map(({ sequenceId }) => sequenceId),
  };
}

export async function templateById(tx: Tx, id: string): Promise<EmailTemplate | undefined> {
  const row = await tx.emailTemplate.findUnique({ where: { id }, include: withSequences });
  return row ? templateOf(row) : undefined;
}

export async function templatesOf(tx: Tx, sequenceId: string): Promise<EmailTemplate[]> {
  const links = await tx.sequenceTemplate.findMany({
    where: { sequenceId },
    orderBy: { stepNumber: 'asc' },
    include: { template: { include: withSequences } },
  });
  return links.map((link) => ({
    ...templateOf(link.template),
    stepNumber: link.stepNumber,
    delayDays: delayInDays(link),
  }));
}
