import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress } from './fields.ts';

export const emailSetupSchema = v.object({
  /** `catcher`: mails are kept on this machine and reach nobody. */
  mode: v.picklist(['catcher', 'server']),
  /** The mail server's name; no more of its address is told. */
  host: v.string(),
  /** Whom guests see as the sender. */
  from: v.string(),
  /** Where caught mails are read; null with a real server. */
  catcherUrl: v.nullable(v.string()),
  /** The property's own address: where a test goes unless another is named. */
  propertyEmail: v.string(),
});

export type EmailSetup = v.InferOutput<typeof emailSetupSchema>;

export const readEmailSetup = defineCall({
  method: 'GET',
  path: '/api/admin/email-setup',
  summary: 'Which mail server mails go through',
  access: 'staff',
  answer: emailSetupSchema,
});

export const sendTestEmail = defineCall({
  method: 'POST',
  path: '/api/admin/email-setup/test',
  summary: 'Hands one short mail to the mail server at once, and answers what it says',
  access: 'staff',
  body: v.object({ to: emailAddress }),
  answer: v.object({
    ok: v.boolean(),
    /** What the mail server says against it; '' when it took the mail. */
    reason: v.string(),
  }),
});
