import { generateKeyPairSync } from 'node:crypto';
import { ConfigurationError, loadConfig } from '@getaway/service-kit/config';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config.ts';

const curveKey = (namedCurve: string) => encoded(generateKeyPairSync('ec', { namedCurve }).privateKey);
const encoded = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
  Buffer.from(key.export({ type: 'pkcs8', format: 'pem' })).toString('base64');

const needed: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgresql://booking:secret-1@localhost/booking',
  NATS_URL: 'nats://localhost',
  CALENDAR_URL: 'http://localhost:8102',
  STRIPE_SECRET_KEY: 'sk_test_secret-2',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret-3',
  SESSION_PRIVATE_KEY: curveKey('P-256'),
  ADMIN_PASSWORD: 'secret-4 of twelve characters',
  INTERNAL_TOKEN: 'secret-5 that is long enough',
  STAY_LINK_SECRET: 'secret-7 that is at least 32 characters',
};
const refusalOf = (environment: Readonly<Record<string, string | undefined>>): string => {
  try {
    loadConfig(configSchema, environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

const secrets = [
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SESSION_PRIVATE_KEY',
  'ADMIN_PASSWORD',
  'INTERNAL_TOKEN',
  'STAY_LINK_SECRET',
];

describe('the configuration', () => {
  it('accepts a complete environment', () => {
    expect(refusalOf(needed)).toBe('');
  });

  it.each(secrets)('has no default for %s, so the service does not start without it', (name) => {
    const refusal = refusalOf({ ...needed, [name]: undefined });
    expect(refusal).toContain(name);
    expect(refusal).not.toContain('secret-');
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'secret-2'],
    ['STRIPE_WEBHOOK_SECRET', 'secret-3'],
    ['ADMIN_PASSWORD', 'secret-4'],
    ['INTERNAL_TOKEN', 'secret-5'],
    ['STAY_LINK_SECRET', 'secret-7'],
    ['SESSION_PRIVATE_KEY', 'secret-6'],
    ['DATABASE_URL', ''],
  ])('refuses a %s that is too short or malformed, without repeating it in the message', (name, value) => {
    const refusal = refusalOf({ ...needed, [name]: value });
    expect(refusal).toContain(name);
    expect(refusal).not.toContain('secret-');
  });

  it.each([
    ['P-384', curveKey('P-384')],
    ['secp256k1', curveKey('secp256k1')],
    ['Ed25519', encoded(generateKeyPairSync('ed25519').privateKey)],
    ['RSA', encoded(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey)],
  ])('refuses a signing key of %s, since sessions are signed with P-256 only', (_kind, key) => {
    expect(refusalOf({ ...needed, SESSION_PRIVATE_KEY: key })).toContain('SESSION_PRIVATE_KEY');
  });
});
