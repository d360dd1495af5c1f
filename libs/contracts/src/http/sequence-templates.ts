import * as v from 'valibot';
import { defineCall } from './call.ts';
import { confirmedAudienceField } from './confirmed-audience.ts';
import {
  delayUnitSchema,
  overridesSchema,
  stepNumberInput,
  templateHtml,
  templateSubject,
  templateText,
  versionBefore,
} from './email-templates.ts';
import { clearableField, idField, optionalField } from './fields.ts';

/** Spec page 2, section 5. */
export const incompleteStep =
  'When assigning to a sequence, step number, delay value, and delay unit are required';

export const sequenceTemplateSchema = v.object({
  id: v.string(),
  sequenceId: v.string(),
  templateId: v.string(),
  stepNumber: v.number(),
  delayValue: v.number(),
  delayUnit: delayUnitSchema,
  ...overridesSchema.entries,
  isActive: v.boolean(),
  /**
   * Differs when its delay or one of its own texts differs. Sent back with a change, it prevents overwriting another one.
   * Earlier releases don't answer with it.
   */
  version: v.optional(v.string()),
});

export type SequenceTemplate = v.InferOutput<typeof sequenceTemplateSchema>;

const longestDelay = 10_000;

/** Negative is before the trigger, 0 is immediate. */
export const delayValueInput = v.pipe(
  v.number('Delay value must be a whole number'),
  v.integer('Delay value must be a whole number'),
  v.minValue(-longestDelay, `Delay value must be at least -${longestDelay}`),
  v.maxValue(longestDelay, `Delay value must be at most ${longestDelay}`),
);

const overrides = {
  overrideSubject: clearableField(templateSubject),
  overrideHtmlContent: clearableField(templateHtml),
  overrideTextContent: clearableField(templateText),
};

export const createSequenceTemplate = defineCall({
  method: 'POST',
  path: '/api/admin/sequence-templates',
  summary: 'Adds a template to a sequence as a step',
  access: 'staff',
  body: v.object({
    sequenceId: idField,
    templateId: idField,
    /** These three are required; without one of them the answer is a 400 that names it. */
    stepNumber: optionalField(stepNumberInput),
    delayValue: optionalField(delayValueInput),
    delayUnit: optionalField(delayUnitSchema),
    ...overrides,
    isActive: v.optional(v.boolean(), true),
    confirmedAudience: confirmedAudienceField,
  }),
  status: 201,
  answer: sequenceTemplateSchema,
  refusals: ['not-found', 'already-exists', 'audience-unconfirmed', 'changed-meanwhile'],
});

export const changeSequenceTemplate = defineCall({
  method: 'PUT',
  path: '/api/admin/sequence-templates/:id',
  summary: 'Updates the given fields; the order of steps is changed by reordering',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({
    delayValue: v.optional(delayValueInput),
    delayUnit: v.optional(delayUnitSchema),
    ...overrides,
    isActive: v.optional(v.boolean()),
    version: versionBefore,
    confirmedAudience: confirmedAudienceField,
  }),
  answer: sequenceTemplateSchema,
  refusals: ['not-found', 'audience-unconfirmed', 'changed-meanwhile'],
});

export const deleteSequenceTemplate = defineCall({
  method: 'DELETE',
  path: '/api/admin/sequence-templates/:id',
  summary: 'Removes a step from its sequence; the template stays',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});
