import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { addressVariable, countVariable, portVariable, serviceVariables } from '@getaway/service-kit/config';

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
  PORT: v.optional(portVariable, '8101'),
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^sk_/, 'a secret key of the card provider')),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.regex(/^whsec_/, 'a webhook signing secret')),
  /** The card sandbox; absent with the provider's own keys. */
  STRIPE_API_BASE: v.optional(addressVariable),
  /** svc-calendar's own address. */
  CALENDAR_URL: addressVariable,
  SESSION_PRIVATE_KEY: privateKey,
  ADMIN_USERNAME: v.optional(v.pipe(v.string(), v.maxLength(100)), 'admin'),
  ADMIN_PASSWORD: v.pipe(v.string(), v.minLength(8, 'at least 8 characters')),
  /** Live unpaid holds per client address; 0 is without limit. */
  UNPAID_PER_ADDRESS: v.optional(countVariable, '10'),
  /** Promotion codes that do not exist, per client address in 15 minutes; 0 is without limit. */
  PROMO_GUESSES_PER_ADDRESS: v.optional(countVariable, '20'),
});

export type Config = v.InferOutput<typeof configSchema>;
