import * as v from 'valibot';
import { defineCall } from './call.ts';
import { emailAddress } from './fields.ts';

export const emailSetupSchema = v.object({
  /** `catcher`: emails are stored on this machine and not delivered. */
  mode: v.picklist(['catcher', 'server']),
  /** The mail server's host name, without the rest of its address. */
  host: v.string(),
  /** The sender that guests see. */
  from: v.string(),
  /** The page with caught emails; null with a real server. */
  catcherUrl: v.nullable(v.string()),
  /** The property's own address, to which a test is sent by default. */
  propertyEmail: v.string(),
  /** Where alerts go, and tests of templates and campaigns without another address. */
  ownerEmail: v.string(),
});

export type EmailSetup = v.InferOutput<typeof emailSetupSchema>;

export const readEmailSetup = defineCall({
  method: 'GET',
  path: '/api/admin/email-setup',
  summary: 'The configured mail server',
  access: 'staff',
  answer: emailSetupSchema,
});

export const sendTestEmail = defineCall({
  method: 'POST',
  path: '/api/admin/email-setup/test',
  summary: 'Sends one short email to the mail server at once, and returns the server’s reply',
  access: 'staff',
  body: v.object({ to: emailAddress }),
  answer: v.object({
    ok: v.boolean(),
    /** The mail server's refusal; '' when it accepted the email. */
    reason: v.string(),
  }),
});
