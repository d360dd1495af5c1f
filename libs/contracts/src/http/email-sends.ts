import * as v from 'valibot';
import { defineCall } from './call.ts';
import { writtenMailSchema } from './email-templates.ts';
import { calendarDateField, idField, lineOfText, optionalField } from './fields.ts';
import { pageQuery } from './paging.ts';

/** The spec's three, and what was taken back or would have come too late. */
export const emailSendStatuses = ['pending', 'sent', 'failed', 'cancelled', 'skipped'] as const;

export const emailSendSchema = v.object({
  id: v.string(),
  /** A template of staff, or the house's own by what it is about. */
  template: v.object({ id: v.nullable(v.string()), name: v.string() }),
  guest: v.object({
    id: v.nullable(v.string()),
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    /** Where it goes or went. */
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
});

export type EmailSend = v.InferOutput<typeof emailSendSchema>;

export const listEmailSends = defineCall({
  method: 'GET',
  path: '/api/admin/email-sends',
  summary:
    'Emails: what happened, latest first, then what is to come, soonest first; 100 unless limit says otherwise',
  access: 'staff',
  query: v.object({
    search: optionalField(lineOfText('Search', 100)),
    status: optionalField(v.picklist(emailSendStatuses)),
    /** The emails about one booking alone. */
    bookingId: optionalField(idField),
    /** What was sent, failed, or is due; or what is to come. Both without it. */
    when: optionalField(v.picklist(['past', 'upcoming'])),
    /** Days of the property's zone, both inclusive. */
    from: optionalField(calendarDateField),
    to: optionalField(calendarDateField),
    ...pageQuery,
  }),
  answer: v.array(emailSendSchema),
});

export const readEmailSend = defineCall({
  method: 'GET',
  path: '/api/admin/email-sends/:id',
  summary: 'A mail with its content; one of a sequence has none before it goes out',
  access: 'staff',
  params: v.object({ id: idField }),
  answer: v.object({ ...emailSendSchema.entries, ...v.pick(writtenMailSchema, ['html', 'text']).entries }),
  refusals: ['not-found'],
});

export const retryEmailSend = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/:id/retry',
  summary: 'Gives a failed mail five tries more',
  access: 'staff',
  params: v.object({ id: idField }),
  answer: emailSendSchema,
  refusals: ['not-found', 'not-repeatable'],
});

export const resendEmail = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/:id/resend',
  summary: 'Sends an email about a booking again, written from the booking as it is now',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 201,
  answer: emailSendSchema,
  refusals: ['not-found', 'not-repeatable'],
});
