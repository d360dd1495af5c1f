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
  v.check(({ address }) => emailPattern.test(address), 'an email address, or Name <address>'),
);

/** svc-crm-email's environment. */
export const configSchema = v.object({
  ...serviceVariables,
  PORT: v.optional(variable(portVariable, 'The port of its API, which the edge forwards calls to'), '8103'),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys, and the API, for operators and other services; never expose it through the edge',
    ),
    '8123',
  ),
  SESSION_JWKS_URL: variable(
    addressVariable,
    'The address where svc-booking publishes the keys of staff sessions',
  ),
  SMTP_URL: variable(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'an smtp:// or smtps:// address')),
    'Secret. The address of the email server, with a name and password if needed',
  ),
  MAIL_FROM: v.optional(variable(mailbox, "The sender; the property's name and address by default")),
  MAIL_CATCHER_URL: v.optional(
    variable(
      addressVariable,
      "The address of the email catcher's page, if `SMTP_URL` is the catcher; set by `npm start`",
    ),
  ),
  MAIL_LINK_SECRET: variable(
    v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
    'Secret. The key that signs the links in emails. After a change, the links in sent emails stop working',
  ),
  MAILS_PER_MINUTE: v.optional(
    variable(countVariable, 'The number of emails per minute, for all replicas together; 0 means no limit'),
    '0',
  ),
  EMAIL_TRACKING: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`off`: emails of sequences have no tracking pixel and no redirects, and opens and clicks of earlier ones are not stored',
    ),
    'on',
  ),
  OWNER_EMAIL: v.optional(
    variable(
      v.pipe(v.string(), v.regex(emailPattern, 'an email address')),
      "The owner's address for emails about bookings, refunds, conflicts, and failing feeds; the property's address by default",
    ),
  ),
  OWNER_BOOKING_EMAILS: v.optional(
    variable(
      v.picklist(['on', 'off'], 'on or off'),
      '`off`: the owner gets no emails about new bookings, reservations, payments, and cancellations',
    ),
    'on',
  ),
  CONFLICT_EMAIL_MINUTES: v.optional(
    variable(
      countVariable,
      'The minutes after an email about a calendar conflict in which further conflicts are collected for one email; 0 sends each at once',
    ),
    '30',
  ),
  CHANGE_EMAIL_DELAY_S: v.optional(
    variable(
      countVariable,
      'The seconds between the last change by staff and the email to the guest, so that several edits make one email',
    ),
    '120',
  ),
  LATE_EVENT_EMAIL_DELAY_S: v.optional(
    variable(
      countVariable,
      'The seconds that emails about a booking wait if its event arrives late, for example after an outage, so that later changes are read first',
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
      "The night in the house's time zone, when emails of sequences wait. Emails about a booking and answers to a guest's action are sent at any time. Two equal times mean no night",
    ),
    '22:00-08:00',
  ),
  EMAIL_SWEEP_MS: v.optional(
    variable(
      countVariable,
      'The milliseconds between two checks for emails that have become due; up to 15 times as long while none is due',
    ),
    '1000',
  ),
  DATABASE_PATIENCE_MS: v.optional(
    variable(
      countVariable,
      'The milliseconds to wait for a database connection, and the time limit of a transaction',
    ),
    '10000',
  ),
  TEMPLATE_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'The milliseconds that an email template may take to render before its thread is ended. A preview waits at most ten times as long for its turn',
    ),
    '2000',
  ),
  CONTACT_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The number of contact messages per client address or /64 in ten minutes; twice as many per /56, four times as many per /48 or IPv4 /24; 0 means no limit',
    ),
    '5',
  ),
  BOOKING_URL: variable(
    addressVariable,
    'The address of svc-booking, for availability and prices, and to check that a staff session is still valid',
  ),
  CHAT_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The number of chat messages per client address or /64 in ten minutes; twice as many per /56, four times as many per /48 or IPv4 /24; 0 means no limit',
    ),
    '40',
  ),
  EMAILS_PER_STRANGER: v.optional(
    variable(
      countVariable,
      'The number of receipts and codes per day to one address that a visitor typed in; beyond it, messages and signups are stored without an email; 0 means no limit',
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
      'The number of contact messages per day that are emailed to the owner; more are stored and shown with their guests; 0 means no limit',
    ),
    '200',
  ),
  NEWSLETTER_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The number of newsletter signups per client address or /64 in ten minutes; twice as many per /56, four times as many per /48 or IPv4 /24; 0 means no limit',
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
