import * as v from 'valibot';
import { emailPattern } from '@getaway/contracts/http/fields';
import {
  addressVariable,
  countVariable,
  portVariable,
  serviceVariables,
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
  v.check(({ address }) => emailPattern.test(address), 'an e-mail address, or Name <address>'),
);

/** svc-crm-email's environment. */
export const configSchema = v.object({
  ...serviceVariables,
  PORT: v.optional(variable(portVariable, 'The port of its API, which the edge passes calls on to'), '8103'),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys and the API, for operators and other services; no edge may know it',
    ),
    '8123',
  ),
  SESSION_JWKS_URL: variable(addressVariable, 'Where svc-booking publishes the keys of staff sessions'),
  SMTP_URL: variable(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'an smtp:// or smtps:// address')),
    'The mail server, with name and password where it wants them: a secret',
  ),
  MAIL_FROM: v.optional(
    variable(mailbox, "The sender; the property's own name and address unless it is set"),
  ),
  MAIL_CATCHER_URL: v.optional(
    variable(
      addressVariable,
      'Where caught mails are read, when the mail server is the catcher; set by `npm start`',
    ),
  ),
  MAIL_LINK_SECRET: variable(
    v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
    'Signs the links in mails: a secret. With another one, links in mails that went out are no longer known',
  ),
  MAILS_PER_MINUTE: v.optional(
    variable(countVariable, 'Mails a minute, of all replicas together; 0 is without limit'),
    '0',
  ),
  EMAIL_TRACKING: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`off`: mails of sequences carry no picture and no redirect, and nothing is kept of those that did',
    ),
    'on',
  ),
  OWNER_EMAIL: v.optional(
    variable(
      v.pipe(v.string(), v.regex(emailPattern, 'an email address')),
      "Where the owner reads about bookings, refunds, conflicts and failing feeds; the property's own address unless it is set",
    ),
  ),
  OWNER_BOOKING_EMAILS: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`off`: the owner gets no email about new bookings, reservations, payments and cancellations',
    ),
    'on',
  ),
  CONFLICT_EMAIL_MINUTES: v.optional(
    variable(
      countVariable,
      'After an email about a calendar conflict, others are gathered for so many minutes into one email; 0 sends each at once',
    ),
    '30',
  ),
  CHANGE_EMAIL_DELAY_S: v.optional(
    variable(
      countVariable,
      'Seconds after the last change by staff before the guest is emailed about it: several edits make one email',
    ),
    '120',
  ),
  LATE_EVENT_EMAIL_DELAY_S: v.optional(
    variable(
      countVariable,
      'Seconds that emails about a booking wait when its event arrives late, for example after an outage, so that later changes are read first',
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
      'Between these times, on the clocks of the house, only emails about a booking and answers to what a guest did go out; those of sequences wait. Two equal times: they go at any hour',
    ),
    '22:00-08:00',
  ),
  EMAIL_SWEEP_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds between two looks for emails that have become due with time; up to 15 times as long while none is due',
    ),
    '1000',
  ),
  DATABASE_PATIENCE_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds to wait for a database connection, and that a transaction may take',
    ),
    '10000',
  ),
  TEMPLATE_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds an email template may take to render; then its thread is ended. A preview waits ten times as long for its turn at most',
    ),
    '2000',
  ),
  CONTACT_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'Enquiries from one client address or /64 in ten minutes; twice as many from a /56, four times from a /48 or an IPv4 /24; 0 is without limit',
    ),
    '5',
  ),
  BOOKING_URL: variable(
    addressVariable,
    'svc-booking, asked what is available and what it costs, and whether a session of staff is still good',
  ),
  CHAT_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'Messages to the assistant from one client address or /64 in ten minutes; twice as many from a /56, four times from a /48 or an IPv4 /24; 0 is without limit',
    ),
    '40',
  ),
  EMAILS_PER_STRANGER: v.optional(
    variable(
      countVariable,
      'Receipts and codes a day to one address that a visitor typed in; beyond it messages and signups are kept without an email; 0 is without limit',
    ),
    '3',
  ),
  EMAILS_TO_STRANGERS: v.optional(
    variable(countVariable, 'The same to all such addresses together; 0 is without limit'),
    '500',
  ),
  ENQUIRY_EMAILS: v.optional(
    variable(
      countVariable,
      'Enquiries a day that are emailed to the owner; those beyond it are kept, and shown with their guests; 0 is without limit',
    ),
    '200',
  ),
  NEWSLETTER_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'Newsletter signups from one client address or /64 in ten minutes; twice as many from a /56, four times from a /48 or an IPv4 /24; 0 is without limit',
    ),
    '5',
  ),
});

export type Config = v.InferOutput<typeof configSchema>;

/** What the rebuilding of our copy of bookings needs. */
export const rebuildConfigSchema = v.pick(configSchema, [
  'DATABASE_URL',
  'INTERNAL_TOKEN',
  'LOG_LEVEL',
  'PROPERTY_FILE',
  'BOOKING_URL',
  'PUBLIC_ORIGIN',
  'OWNER_EMAIL',
  'OWNER_BOOKING_EMAILS',
  'CHANGE_EMAIL_DELAY_S',
  'LATE_EVENT_EMAIL_DELAY_S',
]);
