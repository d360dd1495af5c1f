import * as v from 'valibot';
import { defineCall } from './call.ts';
import { triggerTypeSchema } from './email-sequences.ts';
import { delayUnitSchema, stepOrderInput } from './email-templates.ts';
import { idField } from './fields.ts';
import { delayValueInput } from './sequence-templates.ts';

export const sequenceAudienceSchema = v.object({
  /** Sent with the change as `confirmedAudience` to confirm these emails. */
  token: v.string(),
  /** Emails that would be sent at once, without those that wait for the morning. */
  now: v.number(),
  nextSevenDays: v.number(),
  later: v.number(),
  /** The first of them. */
  recipients: v.array(
    v.object({
      firstName: v.string(),
      email: v.string(),
      /** The dates of the stay that it is about: Wed, Jun 9 – Fri, Jun 11, 2027. */
      stay: v.nullable(v.string()),
      stepNumber: v.nullable(v.number()),
      /** When it will be sent, after any night. */
      sendAt: v.string(),
      /** As text in the property's time zone: Now, or Thu, Jun 10, 9:00 AM. */
      when: v.string(),
    }),
  ),
});

export type SequenceAudience = v.InferOutput<typeof sequenceAudienceSchema>;

/** One change of a sequence; missing fields are unchanged. */
export const audienceChangeSchema = v.object({
  isActive: v.optional(v.boolean()),
  triggerType: v.optional(triggerTypeSchema),
  triggerValue: v.optional(v.nullable(v.union([v.number(), v.literal('')]))),
  addStep: v.optional(
    v.object({ templateId: idField, delayValue: delayValueInput, delayUnit: delayUnitSchema }),
  ),
  changeStep: v.optional(
    v.object({
      id: idField,
      delayValue: v.optional(delayValueInput),
      delayUnit: v.optional(delayUnitSchema),
      isActive: v.optional(v.boolean()),
    }),
  ),
  /** The emails of each step whose number changes: a step waits for earlier ones that are due. */
  reorder: v.optional(stepOrderInput),
});

export type AudienceChange = v.InferInput<typeof audienceChangeSchema>;

export const previewSequenceAudience = defineCall({
  method: 'POST',
  path: '/api/admin/email-sequences/:id/audience',
  summary: 'The emails that a change of a sequence would send now and next; changes and sends nothing',
  access: 'staff',
  params: v.object({ id: idField }),
  body: audienceChangeSchema,
  answer: sequenceAudienceSchema,
  refusals: ['not-found', 'already-exists'],
});
