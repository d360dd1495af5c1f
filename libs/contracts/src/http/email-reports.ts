import * as v from 'valibot';
import { defineCall } from './call.ts';

export const receiveEmailReport = defineCall({
  method: 'POST',
  path: '/api/newsletter/email-reports',
  summary:
    'An email provider reports a bounce or a spam complaint, with `EMAIL_REPORTS_SECRET` as the password of HTTP Basic or as a Bearer token; formats of Postmark, Mailgun, and Resend, or `{ event, email, detail }`',
  access: 'public',
  refusals: ['unauthenticated'],
  body: v.record(v.string(), v.unknown()),
  answer: v.object({
    /** Whether the address gets no more marketing. False for reports of other kinds, and for unknown addresses. */
    isSuppressed: v.boolean(),
  }),
});
