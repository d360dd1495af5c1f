import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import {
  addressVariable,
  booleanVariable,
  countVariable,
  portVariable,
  serviceVariables,
  variable,
} from '@getaway/service-kit/config';

const privateKey = v.pipe(
  v.string(),
  v.rawTransform<string, KeyObject>(({ dataset, addIssue, NEVER }) => {
    try {
      const key = createPrivateKey(Buffer.from(dataset.value, 'base64').toString('utf8'));
      if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
    } catch {
      // The issue below says all that may be said of a secret.
    }
    addIssue({ message: 'an ES256 private key (PKCS8 PEM, base64)' });
    return NEVER;
  }),
);

/** svc-booking's environment. */
export const configSchema = v.object({
  ...serviceVariables,
  PORT: v.optional(variable(portVariable, 'The port of its API, which the edge passes calls on to'), '8101'),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys and the API, for operators and other services; no edge may know it',
    ),
    '8121',
  ),
  STRIPE_SECRET_KEY: variable(
    v.pipe(v.string(), v.regex(/^sk_/, 'a secret key of the card provider, sk_…')),
    "The card provider's key: a secret",
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    v.pipe(v.string(), v.regex(/^whsec_/, 'a webhook signing secret, whsec_…')),
    'What the provider signs its notices with: a secret',
  ),
  STRIPE_API_BASE: v.optional(
    variable(addressVariable, "The card sandbox; not set with the provider's own keys"),
  ),
  CALENDAR_URL: variable(addressVariable, 'svc-calendar, asked for a fresh reading before nights are taken'),
  SESSION_PRIVATE_KEY: variable(
    privateKey,
    'Signs the sessions of staff: a secret. With another one everybody signs in again',
  ),
  ADMIN_USERNAME: v.optional(
    variable(
      v.pipe(v.string(), v.maxLength(100, 'at most 100 characters')),
      'The first admin, made where there is none',
    ),
    'admin',
  ),
  ADMIN_PASSWORD: variable(
    v.pipe(
      v.string(),
      v.minLength(12, 'at least 12 characters, such as four unrelated words'),
      v.maxLength(200, 'at most 200 characters'),
    ),
    'The first password of the first admin: a secret. One that is easy to guess stops the start; a later change of it here changes nothing',
  ),
  ADMIN_PASSWORD_CHOSEN: v.optional(
    variable(
      booleanVariable,
      'Whether a person chose `ADMIN_PASSWORD`, so that the checklist asks for no other; `npm start` says so of one that it was given',
    ),
    'false',
  ),
  UNPAID_PER_ADDRESS: v.optional(
    variable(countVariable, 'Live unpaid holds per client address; 0 is without limit'),
    '10',
  ),
  PROMO_GUESSES_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'Promotion codes that do not exist, from one client address or /64 in 15 minutes; twice as many from a /56, four times from a /48 or an IPv4 /24, twenty times from everywhere; 0 is without limit',
    ),
    '20',
  ),
  DEMO: v.optional(
    variable(
      booleanVariable,
      'Whether everything here is made up; set by `npm run demo`, and shown to staff',
    ),
    'false',
  ),
});

export type Config = v.InferOutput<typeof configSchema>;
