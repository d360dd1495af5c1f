import * as v from 'valibot';
import { emailPattern } from '@getaway/contracts/http/fields';
import { addressVariable, countVariable, portVariable, serviceVariables } from '@getaway/service-kit/config';
import type { Mailbox } from './domain/mail.ts';

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
  PORT: v.optional(portVariable, '8103'),
  /** Where svc-booking publishes the keys of staff sessions. */
  SESSION_JWKS_URL: addressVariable,
  SMTP_URL: v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'an smtp:// or smtps:// address')),
  /** The property's own name and address unless it is set. */
  MAIL_FROM: v.optional(mailbox),
  /** What signs the links in mails; with another one, links in mails that went out are no longer known. */
  MAIL_LINK_SECRET: v.pipe(v.string(), v.minLength(32, 'at least 32 characters')),
  /** Mails a minute, of all replicas together; 0 is without limit. */
  MAILS_PER_MINUTE: v.optional(countVariable, '0'),
  /** `off`: mails of sequences carry no picture and no redirect, and nothing is kept of those that did. */
  EMAIL_TRACKING: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  /** Enquiries of one client address in ten minutes; 0 is without limit. */
  CONTACT_PER_ADDRESS: v.optional(countVariable, '5'),
  /** Where svc-booking answers what is free and what it costs, for the assistant. */
  BOOKING_URL: addressVariable,
  /** Messages to the assistant of one client address in ten minutes; 0 is without limit. */
  CHAT_PER_ADDRESS: v.optional(countVariable, '40'),
  /** Newsletter signups of one client address in ten minutes; 0 is without limit. */
  NEWSLETTER_PER_ADDRESS: v.optional(countVariable, '5'),
});

export type Config = v.InferOutput<typeof configSchema>;
