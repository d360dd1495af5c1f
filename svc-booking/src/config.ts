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

/** svc-booking's environment, variable by variable. */
export const configVariables = v.object({
  ...serviceVariables,
  PORT: v.optional(variable(portVariable, 'The port of its API, which the edge forwards calls to'), '8101'),
  INTERNAL_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/internal`, `/metrics`, the session keys, and the API, for operators and other services; never expose it through the edge',
    ),
    '8121',
  ),
  STRIPE_SECRET_KEY: variable(
    v.pipe(
      v.string(),
      v.regex(
        /^(sk|rk)_(test|live)_/,
        'a secret or restricted key of the card provider: sk_live_…, rk_live_…, or the same with test',
      ),
    ),
    "Secret. The card provider's key. A restricted key must be able to write payment intents and refunds and to read events",
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    v.pipe(
      v.string(),
      v.regex(/^pk_(test|live)_/, 'a publishable key of the card provider: pk_live_… or pk_test_…'),
    ),
    'The key that browsers use, to check that both keys are live or both are test keys',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    v.pipe(v.string(), v.regex(/^whsec_/, 'a webhook signing secret, whsec_…')),
    'Secret. The key that the provider signs its webhooks with',
  ),
  STRIPE_API_BASE: v.optional(
    variable(addressVariable, "The address of the card sandbox; leave it out with the provider's real keys"),
  ),
  CALENDAR_URL: variable(
    addressVariable,
    'The address of svc-calendar, which reads feeds again before nights are taken',
  ),
  SESSION_PRIVATE_KEY: variable(
    privateKey,
    'Secret. The key that signs staff sessions. After a change, everyone signs in again',
  ),
  ADMIN_USERNAME: v.optional(
    variable(
      v.pipe(v.string(), v.maxLength(100, 'at most 100 characters')),
      'The username of the first admin, created if there is none',
    ),
    'admin',
  ),
  ADMIN_PASSWORD: variable(
    v.pipe(
      v.string(),
      v.minLength(12, 'at least 12 characters, such as four unrelated words'),
      v.maxLength(200, 'at most 200 characters'),
    ),
    'Secret. The initial password of the first admin. The service does not start if it is easy to guess. Changing it here later has no effect',
  ),
  ADMIN_PASSWORD_CHOSEN: v.optional(
    variable(
      booleanVariable,
      'Whether a person chose `ADMIN_PASSWORD`, so that the checklist does not ask for another one; `npm start` sets it if you set the password',
    ),
    'false',
  ),
  UNPAID_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The number of unpaid holds and reservations per client address; 0 means no limit',
    ),
    '10',
  ),
  UNPAID_NIGHTS_PER_NETWORK: v.optional(
    variable(
      countVariable,
      'The number of unpaid nights per IPv4 address or IPv6 /48; beyond it, a reservation must be confirmed by email first; 0 means no limit',
    ),
    '14',
  ),
  UNPAID_NIGHTS_OVERALL: v.optional(
    variable(countVariable, 'The same for all networks together; 0 means no limit'),
    '45',
  ),
  CONFIRMED_UNPAID_NIGHTS_PER_NETWORK: v.optional(
    variable(
      countVariable,
      'The number of unpaid nights per network, including those confirmed by email; beyond it, reservations are refused; 0 means no limit',
    ),
    '28',
  ),
  CONFIRMED_UNPAID_NIGHTS_OVERALL: v.optional(
    variable(countVariable, 'The same for all networks together; 0 means no limit'),
    '90',
  ),
  PROMO_GUESSES_PER_ADDRESS: v.optional(
    variable(
      countVariable,
      'The number of unknown promo codes per client address or /64 in 15 minutes; twice as many per /56, four times as many per /48 or IPv4 /24; beyond twenty times as many in total, the owner gets an email and each network may try a tenth; 0 means no limit',
    ),
    '20',
  ),
  DEMO: v.optional(
    variable(booleanVariable, 'Whether all data is made up; set by `npm run demo`, and shown to staff'),
    'false',
  ),
});

/** svc-booking's environment. */
export const configSchema = v.pipe(
  configVariables,
  v.forward(
    v.partialCheck(
      [['STRIPE_SECRET_KEY'], ['STRIPE_PUBLISHABLE_KEY']],
      ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
        isLive(secret) === isLive(publishable),
      'of the same mode as STRIPE_SECRET_KEY: pk_live_… goes with sk_live_… or rk_live_…, pk_test_… with sk_test_… or rk_test_…',
    ),
    ['STRIPE_PUBLISHABLE_KEY'],
  ),
);

function isLive(key: string): boolean {
  return key.includes('_live_');
}

export type Config = v.InferOutput<typeof configSchema>;
