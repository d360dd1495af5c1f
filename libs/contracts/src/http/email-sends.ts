import * as v from 'valibot';
import { defineCall } from './call.ts';
import { writtenMailSchema } from './email-templates.ts';
import { calendarDateField, idField, lineOfText, optionalField } from './fields.ts';
import { defineStaffExport, defineStaffList } from './paging.ts';

/** The spec's three, and emails that were canceled or would have come too late. */
export const emailSendStatuses = ['pending', 'sent', 'failed', 'cancelled', 'skipped'] as const;

export const emailSendSchema = v.object({
  id: v.string(),
  /** The name of a template, or of the kind of a built-in email. */
  template: v.object({ id: v.nullable(v.string()), name: v.string() }),
  guest: v.object({
    id: v.nullable(v.string()),
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    /** The recipient's address. */
    email: v.string(),
  }),
  sequenceId: v.nullable(v.string()),
  stepNumber: v.nullable(v.number()),
  bookingId: v.nullable(v.string()),
  subject: v.string(),
  status: v.picklist(emailSendStatuses),
  isMarketing: v.boolean(),
  scheduledAt: v.string(),
  sentAt: v.nullable(v.string()),
  attempts: v.number(),
  errorMessage: v.nullable(v.string()),
  /** Canceled because a newer email of its kind about the booking took its place. */
  isReplaced: v.optional(v.literal(true)),
  /** A step of a sequence about a stay that was canceled or deleted: it isn’t sent, retried, or resent. */
  isStayEnded: v.optional(v.literal(true)),
});

export type EmailSend = v.InferOutput<typeof emailSendSchema>;

const sendFilters = {
  search: optionalField(lineOfText('Search', 100)),
  status: optionalField(v.picklist(emailSendStatuses)),
  /** Only the emails about one booking. */
  bookingId: optionalField(idField),
  /** Sent, failed and due emails, or future ones; both by default. */
  when: optionalField(v.picklist(['past', 'upcoming'])),
  /** Days in the property's time zone, both inclusive. */
  from: optionalField(calendarDateField),
  to: optionalField(calendarDateField),
};

export const listEmailSends = defineStaffList({
  path: '/api/admin/email-sends',
  summary: 'Emails: past ones, newest first, then future ones, soonest first; at most 100 by default',
  filters: sendFilters,
  item: emailSendSchema,
});

export const exportEmailSends = defineStaffExport({
  path: '/api/admin/email-sends/export',
  summary: 'All emails that match the filters, in the order of the list, as a CSV file',
  filters: sendFilters,
});

export const readEmailSend = defineCall({
  method: 'GET',
  path: '/api/admin/email-sends/:id',
  summary: 'An email with its content; an unsent one of a sequence has none',
  access: 'staff',
  params: v.object({ id: idField }),
  answer: v.object({ ...emailSendSchema.entries, ...v.pick(writtenMailSchema, ['html', 'text']).entries }),
  refusals: ['not-found'],
});

export const retryEmailSend = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/:id/retry',
  summary: 'Gives a failed email five more attempts',
  access: 'staff',
  params: v.object({ id: idField }),
  answer: emailSendSchema,
  refusals: ['not-found', 'not-repeatable'],
});

/** As many as a page of the log and more; the rest of a long outage is for 'retry all'. */
export const mostRetriedAtOnce = 100;

export const retryEmailSends = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/retry',
  summary: 'Gives chosen emails five more attempts; those that didn’t fail, or no longer exist, are left out',
  access: 'staff',
  body: v.object({
    ids: v.pipe(
      v.array(idField),
      v.minLength(1, 'Choose at least one email'),
      v.maxLength(mostRetriedAtOnce, `Choose at most ${mostRetriedAtOnce} emails`),
    ),
  }),
  answer: v.object({
    retried: v.number(),
    /** Sent, canceled, or deleted meanwhile. */
    leftOut: v.number(),
  }),
});

export const resendEmail = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/:id/resend',
  summary: 'Sends an email about a booking again, written from the current booking',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 201,
  answer: emailSendSchema,
  refusals: ['not-found', 'not-repeatable'],
});
