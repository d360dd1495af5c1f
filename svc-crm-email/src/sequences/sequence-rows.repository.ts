import * as v from 'valibot';
import { triggerTypeSchema, type EmailSequence } from '@getaway/contracts/http/email-sequences';
import { delayUnitSchema } from '@getaway/contracts/http/email-templates';
import type { SequenceTemplate as Link } from '@getaway/contracts/http/sequence-templates';
import type { EmailTemplate, EmailSequence as Row, SequenceTemplate } from '../generated/prisma/client.ts';
import { delayInDays, type Delay, type Trigger } from './schedule.rules.ts';
import { sequenceVersion, stepVersion, templateVersion } from '../database/row-versions.ts';

/** Sequences and their steps in the form of the contracts and the domain. */
export type SequenceRow = Row & { templates: (SequenceTemplate & { template: EmailTemplate })[] };

export const withSteps = {
  templates: { orderBy: { stepNumber: 'asc' }, include: { template: true } },
} as const;

export function sequenceOf(row: SequenceRow): EmailSequence {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    sequenceKey: row.sequenceKey,
    triggerType: v.parse(triggerTypeSchema, row.triggerType),
    triggerValue: row.triggerValue,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    templates: row.templates.map((link) => ({
      id: link.template.id,
      name: link.template.name,
      subject: link.template.subject,
      htmlContent: link.template.htmlContent,
      textContent: link.template.textContent,
      version: templateVersion(link.template),
      isActive: link.template.isActive,
      createdAt: link.template.createdAt.toISOString(),
      linkId: link.id,
      stepNumber: link.stepNumber,
      ...delayOfRow(link),
      delayDays: delayInDays(link),
      overrideSubject: link.overrideSubject,
      overrideHtmlContent: link.overrideHtmlContent,
      overrideTextContent: link.overrideTextContent,
      isStepActive: link.isActive,
      stepVersion: stepVersion(link),
    })),
    templatesCount: row.templates.length,
    version: sequenceVersion(row),
  };
}

export function linkOf(row: SequenceTemplate): Link {
  return { ...row, ...delayOfRow(row), version: stepVersion(row) };
}

/** The trigger of a stored sequence; missing days are corrupt data. */
export function triggerOf(row: { triggerType: string; triggerValue: number | null }): Trigger {
  const type = v.parse(triggerTypeSchema, row.triggerType);
  switch (type) {
    case 'days_after_booking':
    case 'days_before_checkin':
      return { type, days: v.parse(v.number(), row.triggerValue) };
    case 'booking_confirmed':
    case 'manual':
      return { type };
    default:
      return type satisfies never;
  }
}

export function delayOf(row: { delayValue: number; delayUnit: string }): Delay {
  return { value: row.delayValue, unit: v.parse(delayUnitSchema, row.delayUnit) };
}

function delayOfRow(row: { delayValue: number; delayUnit: string }): {
  delayValue: number;
  delayUnit: Delay['unit'];
} {
  const { value, unit } = delayOf(row);
  return { delayValue: value, delayUnit: unit };
}
