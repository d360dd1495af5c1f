import * as v from 'valibot';
import { defineCall } from './call.ts';
import { confirmedAudienceField } from './confirmed-audience.ts';
import { delayUnitSchema, emailTemplateSchema, overridesSchema, versionBefore } from './email-templates.ts';
import { clearableField, idField, lineOfText, linesOfText, optionalField } from './fields.ts';
import { defineStaffList } from './paging.ts';

export const triggerTypes = [
  'booking_confirmed',
  'days_after_booking',
  'days_before_checkin',
  'manual',
] as const;
export const triggerTypeSchema = v.picklist(triggerTypes, 'Choose a trigger');
export type TriggerType = v.InferOutput<typeof triggerTypeSchema>;

/** Spec page 2, section 5. */
export const daysNeeded = 'Days value is required for time-based triggers and must be greater than 0';

/** Whether a trigger counts days. */
export function countsDays(triggerType: TriggerType): boolean {
  return triggerType === 'days_after_booking' || triggerType === 'days_before_checkin';
}

/** A template as a step of its sequence. `id` is the template's, `linkId` the step's. */
export const sequenceStepSchema = v.object({
  ...v.omit(emailTemplateSchema, ['sequenceIds']).entries,
  ...overridesSchema.entries,
  linkId: v.string(),
  stepNumber: v.number(),
  delayValue: v.number(),
  delayUnit: delayUnitSchema,
  delayDays: v.number(),
  /** Whether the step is active; `isActive` is the template's own switch. */
  isStepActive: v.boolean(),
  /** The step's own; `version` is the template's. */
  stepVersion: v.optional(v.string()),
});

export const emailSequenceSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  sequenceKey: v.string(),
  triggerType: triggerTypeSchema,
  /** Days, for the triggers that count them. */
  triggerValue: v.nullable(v.number()),
  isActive: v.boolean(),
  createdAt: v.string(),
  templates: v.array(sequenceStepSchema),
  templatesCount: v.number(),
  /**
   * Differs when a field other than its steps differs. Sent back with a change, it prevents overwriting another one.
   * Earlier releases don't answer with it.
   */
  version: v.optional(v.string()),
});

export type EmailSequence = v.InferOutput<typeof emailSequenceSchema>;

const triggerDays = v.pipe(
  v.number(daysNeeded),
  v.integer('Days value must be a whole number'),
  v.minValue(1, daysNeeded),
  v.maxValue(365, 'Days value must be 365 or less'),
);

const sequenceKey = v.pipe(
  lineOfText('Sequence key', 100),
  v.regex(/^[a-z0-9_]+$/, 'Sequence key can only have lowercase letters, digits and underscores'),
);

/** A trigger that counts no days accepts any value in this field and stores none. */
const triggerValueInput = v.optional(v.nullable(v.union([v.number(), v.literal('')], daysNeeded)));

interface Trigger {
  readonly triggerType: TriggerType;
  readonly triggerValue?: number | '' | null | undefined;
}

const checkedTrigger = <T extends Trigger>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || !countsDays(dataset.value.triggerType)) return;
    const { value } = dataset;
    const days = v.safeParse(triggerDays, value.triggerValue ?? undefined);
    if (days.success) return;
    addIssue({
      message: days.issues[0].message,
      path: [
        { type: 'unknown', origin: 'value', input: value, key: 'triggerValue', value: value.triggerValue },
      ],
    });
  });

/** The requirements of a trigger, for a change that is merged with the stored values. */
export const triggerSchema = v.pipe(
  v.object({ triggerType: triggerTypeSchema, triggerValue: triggerValueInput }),
  checkedTrigger(),
);

const idParams = v.object({ id: idField });

export const listEmailSequences = defineStaffList({
  path: '/api/admin/email-sequences',
  summary: 'Sequences with their steps in order, newest first',
  filters: {},
  item: emailSequenceSchema,
});

export const createEmailSequence = defineCall({
  method: 'POST',
  path: '/api/admin/email-sequences',
  summary: 'Creates a sequence, inactive by default; without a key, the key is made from its name',
  access: 'staff',
  body: v.pipe(
    v.object({
      name: lineOfText('Name', 100),
      description: optionalField(linesOfText('Description', 1_000)),
      sequenceKey: optionalField(sequenceKey),
      triggerType: triggerTypeSchema,
      triggerValue: triggerValueInput,
      isActive: v.optional(v.boolean(), false),
    }),
    checkedTrigger(),
  ),
  status: 201,
  answer: emailSequenceSchema,
  refusals: ['already-exists'],
});

export const changeEmailSequence = defineCall({
  method: 'PUT',
  path: '/api/admin/email-sequences/:id',
  summary: 'Updates the given fields; unsent emails follow',
  access: 'staff',
  params: idParams,
  body: v.object({
    name: v.optional(lineOfText('Name', 100)),
    description: clearableField(linesOfText('Description', 1_000)),
    sequenceKey: v.optional(sequenceKey),
    triggerType: v.optional(triggerTypeSchema),
    triggerValue: triggerValueInput,
    isActive: v.optional(v.boolean()),
    version: versionBefore,
    confirmedAudience: confirmedAudienceField,
  }),
  answer: emailSequenceSchema,
  refusals: ['not-found', 'already-exists', 'audience-unconfirmed', 'changed-meanwhile'],
});

export const deleteEmailSequence = defineCall({
  method: 'DELETE',
  path: '/api/admin/email-sequences/:id',
  summary: 'Deletes a sequence; its unsent emails are canceled, and the templates stay',
  access: 'staff',
  params: idParams,
  status: 204,
  refusals: ['not-found'],
});

export const duplicateEmailSequence = defineCall({
  method: 'POST',
  path: '/api/admin/email-sequences/:id/duplicate',
  summary: 'Creates an inactive copy with the same templates',
  access: 'staff',
  params: idParams,
  status: 201,
  answer: emailSequenceSchema,
  refusals: ['not-found'],
});

export const initializeBookingSequence = defineCall({
  method: 'POST',
  path: '/api/admin/email-sequences/initialize-booking-sequence',
  summary: 'Ensures that the booking sequence exists; staff’s changes are kept',
  access: 'staff',
  answer: emailSequenceSchema,
});

export const sequenceAnalyticsSchema = v.object({
  totalSent: v.number(),
  /** Percentages from 0 to 100 with at most one decimal. */
  openRate: v.number(),
  clickRate: v.number(),
  conversionRate: v.number(),
  /** Opens by programs, which count in no rate. */
  machineOpens: v.number(),
  /** Without tracking, opens and clicks are unknown. */
  isTracking: v.boolean(),
});

export const sequencesAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/email-sequences/analytics',
  summary: 'The results of the emails of all sequences',
  access: 'staff',
  answer: sequenceAnalyticsSchema,
});

export const sequenceAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin/email-sequences/:id/analytics',
  summary: 'The results of the emails of a sequence',
  access: 'staff',
  params: idParams,
  answer: sequenceAnalyticsSchema,
  refusals: ['not-found'],
});

export const timelineEntrySchema = v.object({
  stepNumber: v.number(),
  templateName: v.string(),
  subject: v.string(),
  bookingReference: v.nullable(v.string()),
  /** When it will be sent, after any night. */
  sendAt: v.string(),
  /** The same as text in the property's time zone: Thu, Jun 10, 9:00 AM. */
  when: v.string(),
  status: v.picklist(['planned', 'sent', 'failed', 'too-late', 'held-back']),
  /** Why it would not be sent. */
  reason: v.nullable(v.string()),
});

export const sequenceTimeline = defineCall({
  method: 'GET',
  path: '/api/admin/email-sequences/:id/timeline',
  summary: 'The emails that a guest gets from a sequence, with their times; plans and sends nothing',
  access: 'staff',
  params: idParams,
  query: v.object({ guestId: idField }),
  answer: v.array(timelineEntrySchema),
  refusals: ['not-found'],
});

export const enrollGuest = defineCall({
  method: 'POST',
  path: '/api/admin/email-sequences/:id/enrolments',
  summary: 'Enrolls a guest in a manual sequence, once',
  access: 'staff',
  params: idParams,
  body: v.object({ guestId: idField }),
  status: 201,
  answer: v.object({ sequenceId: v.string(), guestId: v.string(), enrolledAt: v.string() }),
  refusals: ['not-found', 'already-exists', 'not-manual'],
});

export const withdrawGuest = defineCall({
  method: 'DELETE',
  path: '/api/admin/email-sequences/:id/enrolments/:guestId',
  summary: 'Removes a guest from a manual sequence; unsent emails are canceled',
  access: 'staff',
  params: v.object({ id: idField, guestId: idField }),
  status: 204,
  refusals: ['not-found'],
});
