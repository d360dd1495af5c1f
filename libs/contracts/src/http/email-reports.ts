import * as v from 'valibot';
import { defineCall } from './call.ts';

const text = v.nullish(v.pipe(v.string(), v.maxLength(5_000)));

/** The fields that are read; providers send many more, which are ignored. */
const reportFields = v.object({
  event: text,
  email: text,
  detail: text,
  // Postmark
  RecordType: text,
  Type: text,
  Email: text,
  Description: text,
  // Mailgun
  'event-data': v.nullish(v.object({ event: text, severity: text, recipient: text, reason: text })),
  // Resend
  type: text,
  data: v.nullish(
    v.object({
      to: v.nullish(v.pipe(v.array(v.string()), v.maxLength(100))),
      bounce: v.nullish(v.object({ type: text, message: text })),
    }),
  ),
});

export const receiveEmailReport = defineCall({
  method: 'POST',
  path: '/api/newsletter/email-reports',
  summary:
    'An email provider reports a bounce or a spam complaint, with `EMAIL_REPORTS_SECRET` as the password of HTTP Basic or as a Bearer token; formats of Postmark, Mailgun, and Resend, or `{ event, email, detail }`',
  access: 'public',
  refusals: ['unauthenticated'],
  body: reportFields,
  answer: v.object({
    /** Whether the address gets no more marketing. False for reports of other kinds, and for unknown addresses. */
    isSuppressed: v.boolean(),
  }),
});
