import * as v from 'valibot';
import { defineCall } from './call.ts';
import { confirmedAudienceField } from './confirmed-audience.ts';
import { clearableField, emailAddress, idField, lineOfText, linesOfText, optionalField } from './fields.ts';
import { defineStaffList } from './paging.ts';

export const delayUnits = ['hours', 'days'] as const;
export const delayUnitSchema = v.picklist(delayUnits, 'Delay unit must be hours or days');

/** The fields of a template that a step may override for its sequence. */
export const overridesSchema = v.object({
  overrideSubject: v.nullable(v.string()),
  overrideHtmlContent: v.nullable(v.string()),
  overrideTextContent: v.nullable(v.string()),
});

export const emailTemplateSchema = v.object({
  id: v.string(),
  name: v.string(),
  subject: v.string(),
  /** Untrusted HTML: shown only in a sandboxed frame. */
  htmlContent: v.string(),
  textContent: v.nullable(v.string()),
  isActive: v.boolean(),
  createdAt: v.string(),
  /**
   * Differs when a field differs. Sent back with a change, it prevents overwriting another one. Earlier releases don't
   * answer with it.
   */
  version: v.optional(v.string()),
  /** The sequences that contain it. */
  sequenceIds: v.array(v.string()),
  /** Its position, when the list was requested for a sequence. */
  stepNumber: v.optional(v.number()),
  /** The delay in days, which may be fractional. */
  delayDays: v.optional(v.number()),
});

export type EmailTemplate = v.InferOutput<typeof emailTemplateSchema>;

/** LiquidJS, one line; the variables are those of the domain page. */
export const templateSubject = lineOfText('Subject', 300);
/**
 * HTML or MJML elements that are placed inside the standard layout, a complete page, or complete MJML when it begins
 * with `<mjml`; with LiquidJS.
 */
export const templateHtml = linesOfText('HTML content', 90_000);
export const templateText = linesOfText('Text content', 50_000);

const fields = {
  name: lineOfText('Name', 150),
  subject: templateSubject,
  htmlContent: templateHtml,
};

export const listEmailTemplates = defineStaffList({
  path: '/api/admin/email-templates',
  summary: 'Templates, newest first; those of a sequence in the order of its steps',
  filters: { sequenceId: optionalField(idField) },
  item: emailTemplateSchema,
});

export const createEmailTemplate = defineCall({
  method: 'POST',
  path: '/api/admin/email-templates',
  summary: 'Creates a template; every variable has to be known, and it has to render',
  access: 'staff',
  body: v.object({
    ...fields,
    textContent: optionalField(templateText),
    isActive: v.optional(v.boolean(), true),
  }),
  status: 201,
  answer: emailTemplateSchema,
});

/** As in the state that staff had before them; without it, the change is saved in any case. */
export const versionBefore = v.optional(v.pipe(v.string(), v.maxLength(64)));

export const changeEmailTemplate = defineCall({
  method: 'PUT',
  path: '/api/admin/email-templates/:id',
  summary: 'Updates the given fields; unsent emails are written with them',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({
    ...v.partial(v.object(fields)).entries,
    textContent: clearableField(templateText),
    isActive: v.optional(v.boolean()),
    version: versionBefore,
  }),
  answer: emailTemplateSchema,
  refusals: ['not-found', 'changed-meanwhile'],
});

export const deleteEmailTemplate = defineCall({
  method: 'DELETE',
  path: '/api/admin/email-templates/:id',
  summary: 'Deletes a template from all sequences; its unsent emails are canceled',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});

/** Steps are counted from 1. */
export const stepNumberInput = v.pipe(
  v.number('Step number must be a whole number'),
  v.integer('Step number must be a whole number'),
  v.minValue(1, 'Step number must be at least 1'),
  v.maxValue(100, 'Step number must be at most 100'),
);

/** The new positions of some templates; the others keep their order around them. */
export const stepOrderInput = v.pipe(
  v.array(v.object({ id: idField, stepNumber: stepNumberInput })),
  v.minLength(1, 'List at least one template'),
  v.maxLength(100, 'List at most 100 templates'),
  v.check(
    (updates) => new Set(updates.map(({ id }) => id)).size === updates.length,
    'List each template only once',
  ),
);

export const reorderEmailTemplates = defineCall({
  method: 'PUT',
  path: '/api/admin/email-templates/reorder',
  summary: 'Sets the order of a sequence; its steps are renumbered from 1 to n',
  access: 'staff',
  body: v.object({
    updates: stepOrderInput,
    /** Required when a template is a step of several sequences. */
    sequenceId: optionalField(idField),
    confirmedAudience: confirmedAudienceField,
  }),
  answer: v.array(emailTemplateSchema),
  refusals: ['not-found', 'sequence-needed', 'audience-unconfirmed', 'changed-meanwhile'],
});

export const writtenMailSchema = v.object({
  subject: v.string(),
  /** Untrusted HTML: shown only in a sandboxed frame. */
  html: v.string(),
  text: v.string(),
});

const readerField = {
  /** The guest whose name and stay fill it in; a sample couple by default. */
  guestId: optionalField(idField),
};

/** A draft, saved or not, and its reader. */
const draftFields = {
  subject: templateSubject,
  htmlContent: templateHtml,
  textContent: optionalField(templateText),
  ...readerField,
};

/** The property's own address by default. */
const testFields = { email: optionalField(emailAddress) };

export const previewEmailTemplate = defineCall({
  method: 'POST',
  path: '/api/admin/email-templates/preview',
  summary: 'Renders a draft, saved or not, for a guest',
  access: 'staff',
  body: v.object(draftFields),
  answer: writtenMailSchema,
  refusals: ['not-found'],
});

export const previewSavedTemplate = defineCall({
  method: 'POST',
  path: '/api/admin/email-templates/:id/preview',
  summary: 'Renders a template for a guest',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object(readerField),
  answer: writtenMailSchema,
  refusals: ['not-found'],
});

export const sendTestEmail = defineCall({
  method: 'POST',
  path: '/api/admin/email-templates/:id/test',
  summary: 'Sends a template, rendered for a guest, to staff',
  access: 'staff',
  params: v.object({ id: idField }),
  body: v.object({ ...readerField, ...testFields }),
  status: 202,
  answer: v.object({ sentTo: v.string() }),
  refusals: ['not-found'],
});

export const sendDraftTestEmail = defineCall({
  method: 'POST',
  path: '/api/admin/email-templates/test',
  summary: 'Sends a draft, saved or not, rendered for a guest, to staff',
  access: 'staff',
  body: v.object({ ...draftFields, ...testFields }),
  status: 202,
  answer: v.object({ sentTo: v.string() }),
  refusals: ['not-found'],
});
