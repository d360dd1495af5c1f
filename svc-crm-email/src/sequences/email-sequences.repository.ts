import type { EmailSequence, TriggerType } from '@getaway/contracts/http/email-sequences';
import type { Page } from '@getaway/contracts/http/paging';
import type { Tx } from '../database/database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { sequenceOf, withSteps } from './sequence-rows.repository.ts';

export interface SequenceFields {
  readonly name: string;
  readonly description: string | null;
  readonly sequenceKey: string;
  readonly triggerType: TriggerType;
  readonly triggerValue: number | null;
  readonly isActive: boolean;
}

export async function sequencePage(
  tx: Tx,
  page: Page,
): Promise<{ sequences: EmailSequence[]; count: number }> {
  const [rows, count] = await Promise.all([
    tx.emailSequence.findMany({
      include: withSteps,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...(page.limit === undefined ? {} : { take: page.limit }),
      skip: page.offset ?? 0,
    }),
    tx.emailSequence.count(),
  ]);
  return { sequences: rows.map(sequenceOf), count };
}

export async function findSequence(
  tx: Tx,
  by: { id: string } | { sequenceKey: string },
): Promise<EmailSequence | undefined> {
  const row = await tx.emailSequence.findUnique({ where: by, include: withSteps });
  return row ? sequenceOf(row) : undefined;
}

/** Locks the sequence's steps until the transaction ends. */
export async function lockSequence(tx: Tx, id: string): Promise<EmailSequence | undefined> {
  await tx.$queryRaw`SELECT id FROM email_sequences WHERE id = ${id} FOR UPDATE`;
  return findSequence(tx, { id });
}

/** Undefined when the key is taken. */
export async function createSequence(
  tx: Tx,
  { name, description, sequenceKey, triggerType, triggerValue, isActive }: SequenceFields,
  now: Date,
): Promise<EmailSequence | undefined> {
  const data = { name, description, sequenceKey, triggerType, triggerValue, isActive, createdAt: now };
  const [made] = await tx.emailSequence.createManyAndReturn({ data: [data], skipDuplicates: true });
  return made ? findSequence(tx, { id: made.id }) : undefined;
}

/** Undefined when the key is taken, in which case the transaction is aborted. */
export async function changeSequence(
  tx: Tx,
  id: string,
  fields: SequenceFields,
): Promise<EmailSequence | undefined> {
  try {
    return sequenceOf(await tx.emailSequence.update({ where: { id }, data: fields, include: withSteps }));
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return undefined;
    throw error;
  }
}

export async function deleteSequence(tx: Tx, id: string): Promise<void> {
  await tx.emailSequence.delete({ where: { id } });
}

/** The existing keys with this prefix. */
export async function takenKeys(tx: Tx, start: string): Promise<string[]> {
  const rows = await tx.emailSequence.findMany({
    where: { sequenceKey: { startsWith: start } },
    select: { sequenceKey: true },
  });
  return rows.map(({ sequenceKey }) => sequenceKey);
}
