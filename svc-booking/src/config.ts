import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import {
  addressVariable,
  booleanVariable,
  countVariable,
  digitVariable,
  serviceVariables,
  stayLinkVariables,
  variable,
} from '@getaway/service-kit/config';

const privateKey = v.pipe(
  v.string(),
  v.rawTransform<string, KeyObject>(({ dataset, addIssue, NEVER }) => {
    try {
      const key = createPrivateKey(Buffer.from(dataset.value, 'base64').toString('utf8'));
      if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
    } catch {
      // The issue text below must not contain any part of a secret.
    }
    addIssue({ message: 'an ES256 private key (PKCS8 PEM, base64)' });
    return NEVER;
  }),
);

/** svc-booking's environment, variable by variable. */
export const configVariables = v.object({
  ...serviceVariables({ api: '8101', internal: '8121' }),
  STRIPE_SECRET_KEY: variable(
    v.pipe(
      v.string(),
      v.regex(
        /^(sk|rk)_(test|live)_/,
        'a secret or restricted key of the card provider: sk_live_…, rk_live_… or the same with test',
      ),
    ),
    "The card provider's key: a secret. A restricted one needs to write payment intents and refunds, and to read events and disputes",
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    v.pipe(
      v.string(),
      v.regex(/^pk_(test|live)_/, 'a publishable key of the card provider: pk_live_… or pk_test_…'),
    ),
    'The key that browsers use, to see that both keys are of one mode',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    v.pipe(v.string(), v.regex(/^whsec_/, 'a webhook signing secret, whsec_…')),
    'Verifies the signature of the provider’s webhooks: a secret',
  ),
  // A photo of 12 megapixels takes about eight seconds; one step more takes three times as long and saves 15 percent.
  PHOTO_EFFORT: v.optional(
    variable(digitVariable, 'The effort of AVIF compression for uploaded photos, 0 to 9'),
    '3',
  ),
  STRIPE_API_BASE: v.optional(
    variable(addressVariable, "The card sandbox; not set with the provider's own keys"),
  ),
  CALENDAR_URL: variable(addressVariable, 'svc-calendar, which syncs feeds before a guest takes nights'),
  SESSION_PRIVATE_KEY: variable(
    privateKey,
    'Signs the sessions of staff: a secret. If it changes, all staff have to sign in again',
  ),
  ...stayLinkVariables,
  ADMIN_USERNAME: v.optional(
    variable(
      v.pipe(v.string(), v.maxLength(100, 'at most 100 characters')),
      'The first admin, created if there is none',
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
      'Whether a person chose `ADMIN_PASSWORD`, so that the checklist does not ask for another; `npm start` sets it when it gets a password',
    ),
    'false',
  ),
  UNPAID_PER_ADDRESS: v.optional(
    variable(countVariable, 'The most live unpaid holds of one client address; 0 means no limit'),
    '10',
  ),
  UNPAID_NIGHTS_PER_NETWORK: v.optional(
    variable(
      countVariable,
      'The most unpaid nights of one IPv4 address or IPv6 /48; beyond it a reservation has to be confirmed by email first; 0 means no limit',
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
      'The most unpaid nights of one network, including those that were confirmed by email; beyond it reservations are refused; 0 means no limit',
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
      'The most unknown promotion codes from one client address or /64 in 15 minutes; twice as many from a /56, four times from a /48 or an IPv4 /24. Above twenty times as many from all networks together, the owner is emailed and each network may guess a tenth; 0 means no limit',
    ),
    '20',
  ),
  PAYMENT_LINK_DAYS: v.optional(
    variable(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'a number of days from 1 to 999'), v.transform(Number)),
      'How many days a payment link works, at most until check-out',
    ),
    '7',
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
