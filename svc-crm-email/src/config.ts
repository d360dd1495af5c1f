import * as v from 'valibot';
import { emailPattern } from '@getaway/contracts/http/fields';
import {
  addressVariable,
  countVariable,
  followerVariables,
  rebuildVariables,
  stayLinkVariables,
  variable,
} from '@getaway/service-kit/config';
import type { Mailbox } from './delivery/email.rules.ts';
import type { Night } from './sequences/schedule.rules.ts';

/** `stay@example.com` or `Lantern Hollow <stay@example.com>`. */
const mailbox = v.pipe(
  v.string(),
  v.transform((text): Mailbox => {
    const named = /^([^<>"\r\n]*)<([^<>\s]+)>$/.exec(text.trim());
    return { name: named?.[1]?.trim() ?? '', address: named?.[2] ?? text.trim() };
  }),
  v.check(({ address }) => emailPattern.test(address), 'an email address, or Name <address>'),
);

/** svc-crm-email's environment. */
export const configSchema = v.object({
  ...followerVariables({ api: '8103', internal: '8123' }),
  SMTP_URL: variable(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'an smtp:// or smtps:// address')),
    'The email server, with user and password if required: a secret',
  ),
  MAIL_FROM: v.optional(variable(mailbox, "The sender; the property's own name and address by default")),
  MAIL_CATCHER_URL: v.optional(
    variable(
      addressVariable,
      'The page with caught emails, when the email server is the catcher; set by `npm start`',
    ),
  ),
  MAIL_LINK_SECRET: variable(
    v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
    'Signs the links in emails: a secret. If it changes, links in sent emails stop working',
  ),
  ...stayLinkVariables,
  MAILS_PER_MINUTE: v.optional(
    variable(
      countVariable,
      'The most emails a minute, from all replicas together, a fifth of them kept for emails that are no marketing; 0 means no limit',
    ),
    '0',
  ),
  EMAIL_TRACKING: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`off`: emails of sequences and campaigns contain no tracking pixel and no redirect, and nothing is recorded for earlier ones',
    ),
    'on',
  ),
  OWNER_EMAIL: v.optional(
    variable(
      v.pipe(v.string(), v.regex(emailPattern, 'an email address')),
      "The owner's address for emails about bookings, refunds, conflicts and failing feeds; the property's own address by default",
    ),
  ),
  OWNER_BOOKING_EMAILS: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`off`: the owner gets no email about bookings, reservations, payments, changes by guests, and cancellations',
    ),
    'on',
  ),
  CONFIRMATION_DOCUMENTS: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`on`: the confirmation email carries the invoice, and a receipt for each payment, as PDF',
    ),
    'off',
  ),
  CONFLICT_EMAIL_MINUTES: v.optional(
    variable(
      countVariable,
      'After an email about a calendar conflict, further ones are collected for this many minutes into one email; 0 sends each at once',
    ),
    '30',
  ),
  NOTICE_EMAIL_MINUTES: v.optional(
    variable(
      countVariable,
      'After an email to the owner about a guest’s message, or about changes of a stay, further ones are collected for this many minutes into one email; 0 sends each at once',
    ),
    '10',
  ),
  CHANGE_EMAIL_DELAY_S: v.optional(
    variable(
      countVariable,
      'Seconds after the last change by staff before the guest is emailed about it: several edits cause one email',
    ),
    '120',
  ),
  LATE_EVENT_EMAIL_DELAY_S: v.optional(
    variable(
      countVariable,
      'Seconds that emails about a booking wait when its event arrives late, for example after an outage, so that later changes are handled first',
    ),
    '10',
  ),
  EMAIL_NIGHT: v.optional(
    variable(
      v.pipe(
        v.string(),
        v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'two times of day like 22:00-08:00'),
        v.transform((text): Night => ({ from: text.slice(0, 5), to: text.slice(6) })),
      ),
      'Between these times, on the clocks of the house, only emails about a booking and answers to what a guest did go out; those of sequences and campaigns wait. Two equal times: they go at any hour',
    ),
    '22:00-08:00',
  ),
  EMAIL_SWEEP_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds between two polls for scheduled emails; up to 15 times as long while none is due',
    ),
    '1000',
  ),
  DATABASE_PATIENCE_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds to wait for a database connection, and the longest duration of a transaction',
    ),
    '10000',
  ),
  TEMPLATE_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds that an email template may take to render before its thread is terminated. A preview waits at most ten times as long for its turn',
    ),
    '2000',
  ),
  CONTACT_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The most enquiries from one client address or /64 in ten minutes; twice as many from a /56, four times from a /48 or an IPv4 /24; 0 means no limit',
    ),
    '5',
  ),
  BOOKING_URL: variable(
    addressVariable,
    'svc-booking, which returns availability and prices, and checks staff sessions',
  ),
  CHAT_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The most messages to the assistant from one client address or /64 in ten minutes; twice as many from a /56, four times from a /48 or an IPv4 /24; 0 means no limit',
    ),
    '40',
  ),
  EMAILS_PER_STRANGER: v.optional(
    variable(
      countVariable,
      'The most receipts and codes a day to one address that a visitor entered; beyond it messages and signups are stored without an email; 0 means no limit',
    ),
    '3',
  ),
  EMAILS_TO_STRANGERS: v.optional(
    variable(countVariable, 'The same for all such addresses together; 0 means no limit'),
    '500',
  ),
  ENQUIRY_EMAILS: v.optional(
    variable(
      countVariable,
      'The most emails to the owner in 24 hours about messages of visitors who have not booked; further ones come together, once an hour, with their number and a link to the inbox; 0 means no limit',
    ),
    '200',
  ),
  EMAIL_REPORTS_SECRET: v.optional(
    variable(
      v.pipe(v.string(), v.minLength(20, 'at least 20 characters')),
      'The password with which the email provider reports bounces and complaints to `/api/newsletter/email-reports`: a secret. Without it, no report is accepted',
    ),
  ),
  NEWSLETTER_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The most newsletter signups from one client address or /64 in ten minutes; twice as many from a /56, four times from a /48 or an IPv4 /24; 0 means no limit',
    ),
    '5',
  ),
});

export type Config = v.InferOutput<typeof configSchema>;

/** The configuration of the rebuild command. */
export const rebuildConfigSchema = v.pick(configSchema, [
  ...rebuildVariables,
  'PUBLIC_ORIGIN',
  'OWNER_EMAIL',
  'OWNER_BOOKING_EMAILS',
  'CHANGE_EMAIL_DELAY_S',
  'LATE_EVENT_EMAIL_DELAY_S',
]);
