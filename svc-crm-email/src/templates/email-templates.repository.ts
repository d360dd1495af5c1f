import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { Page } from '@getaway/contracts/http/paging';
import type { EmailTemplate as Row } from '../generated/prisma/client.ts';
import type { TemplateSource } from './rendering/template-fields.ts';
import type { Tx } from '../database/database.ts';
import { delayInDays } from '../sequences/sequence-rows.repository.ts';

export interface TemplateFields extends TemplateSource {
  readonly name: string;
  readonly isActive: boolean;
}

const withSequences = { sequences: { select: { sequenceId: true } } } as const;

export async function listTemplates(
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

/** The templates of a sequence in the order of its steps. */
export async function listTemplatesOf(tx: Tx, sequenceId: string): Promise<EmailTemplate[]> {
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

export async function findTemplate(tx: Tx, id: string): Promise<EmailTemplate | undefined> {
  const row = await tx.emailTemplate.findUnique({ where: { id }, include: withSequences });
  return row ? templateOf(row) : undefined;
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

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.emailTemplate.delete({ where: { id } });
}

function templateOf(row: Row & { sequences: { sequenceId: string }[] }): EmailTemplate {
  const { sequences, createdAt, ...fields } = row;
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    sequenceIds: sequences.map(({ sequenceId }) => sequenceId),
  };
}
