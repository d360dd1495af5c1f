import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import type { Child } from '@getaway/infrastructure/processes/child';
import { childEnvironment } from '@getaway/testing/service-environment';
import { startServiceProcess } from '@getaway/testing/service-process';

/** The environment of svc-booking for `node src/main.ts`. */
export function serviceEnvironment(own: {
  port: number;
  databaseUrl: string;
  natsUrl: string;
  sandboxUrl: string;
  webhookSecret: string;
}): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    ...childEnvironment(own),
    CALENDAR_URL: 'http://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_house',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_own',
    STRIPE_WEBHOOK_SECRET: own.webhookSecret,
    STRIPE_API_BASE: own.sandboxUrl,
    SESSION_PRIVATE_KEY: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
    ADMIN_PASSWORD: 'a password for tests',
    UNPAID_PER_ADDRESS: '0',
    UNPAID_NIGHTS_PER_NETWORK: '0',
    UNPAID_NIGHTS_OVERALL: '0',
    PROMO_GUESSES_PER_ADDRESS: '0',
  };
}

/** svc-booking as a process of its own, ready to serve. */
export function startService(environment: Record<string, string>): Promise<Child> {
  return startServiceProcess(path.join(import.meta.dirname, '../src/main.ts'), environment);
}
