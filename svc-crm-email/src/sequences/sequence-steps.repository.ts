import type { SequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { Delay } from './schedule.rules.ts';
import { linkOf } from './sequence-rows.repository.ts';

export interface StepFields {
  readonly delayValue: number;
  readonly delayUnit: Delay['unit'];
  readonly overrideSubject: string | null;
  readonly overrideHtmlContent: string | null;
  readonly overrideTextContent: string | null;
  readonly isActive: boolean;
}

export async function createStep(
  tx: Tx,
  step: StepFields & { sequenceId: string; templateId: string; stepNumber: number },
): Promise<SequenceTemplate> {
  const { sequenceId, templateId, stepNumber } = step;
  const data = { sequenceId, templateId, stepNumber, ...columnsOf(step) };
  return linkOf(await tx.sequenceTemplate.create({ data }));
}

export async function findStep(tx: Tx, id: string): Promise<SequenceTemplate | undefined> {
  const row = await tx.sequenceTemplate.findUnique({ where: { id } });
  return row ? linkOf(row) : undefined;
}

export async function changeStep(tx: Tx, id: string, fields: StepFields): Promise<SequenceTemplate> {
  return linkOf(await tx.sequenceTemplate.update({ where: { id }, data: columnsOf(fields) }));
}

export async function deleteStep(tx: Tx, id: string): Promise<void> {
  await tx.sequenceTemplate.delete({ where: { id } });
}

/**
 * Renumbers the steps of a sequence from 1 to n in the given or current order. Sends follow the number of
 * their step, so that a moved step is neither sent twice nor lost; sends of a deleted step lose their number.
 */
export async function renumberSteps(sql: Sql, sequenceId: string, order?: readonly string[]): Promise<void> {
  // First moves them to temporary numbers, because numbers are unique at every moment.
  await sql(
    'UPDATE sequence_templates SET step_number = -step_number - 1000 WHERE sequence_id = $1',
    sequenceId,
  );
  await sql(
    `UPDATE sequence_templates st SET step_number = numbered.position
     FROM (SELECT id, row_number() OVER (ORDER BY array_position($2::text[], id), step_number DESC) AS position
           FROM sequence_templates WHERE sequence_id = $1) numbered
     WHERE st.id = numbered.id`,
    sequenceId,
    order ?? [],
  );
  await sql('UPDATE email_sends SET step_number = NULL WHERE sequence_id = $1', sequenceId);
  await sql(
    `UPDATE email_sends s SET step_number = st.step_number FROM sequence_templates st
     WHERE s.sequence_id = $1 AND st.id = s.sequence_template_id`,
    sequenceId,
  );
}

function columnsOf(step: StepFields): StepFields {
  const { delayValue, delayUnit, overrideSubject, overrideHtmlContent, overrideTextContent, isActive } = step;
  return { delayValue, delayUnit, overrideSubject, overrideHtmlContent, overrideTextContent, isActive };
}

export async function findStepsOf(
  tx: Tx,
  templateIds: readonly string[],
): Promise<{ linkId: string; templateId: string; sequenceId: string }[]> {
  const rows = await tx.sequenceTemplate.findMany({ where: { templateId: { in: [...templateIds] } } });
  return rows.map(({ id, templateId, sequenceId }) => ({ linkId: id, templateId, sequenceId }));
}
