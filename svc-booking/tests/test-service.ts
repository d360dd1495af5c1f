import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startSandbox } from '@getaway/card-sandbox/sandbox';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import type {} from '@getaway/testing/global-setup';
import { serviceEnvironment } from '@getaway/testing/service-environment';
import { loadConfig } from '@getaway/service-kit/config';
import { configSchema } from '../src/config.ts';
import { startBookingService } from '../src/service.ts';
import { createBookingDatabase } from './booking-database.ts';
import { openBrowser, type Browser } from './browser.ts';
import { quickHash } from './quick-password.ts';

export const adminPassword = 'a password for tests';
const secretKey = 'sk_test_house';
const webhookSecret = 'whsec_house';

/**
 * svc-booking on a database of its own, with NATS and the card sandbox, as in production except for the host.
 */
export interface TestService {
  readonly address: string;
  /** Calls for operators and other services. */
  readonly internalAddress: string;
  readonly sandboxAddress: string;
  /** Card traffic that does not match the types of the pinned SDK; `stop` fails on any. */
  readonly violations: string[];
  /** Triggers provider behavior that has no API: a fault, a settled refund, a dispute. */
  atSandbox(path: string, fields?: Record<string, string>, method?: 'POST' | 'DELETE'): Promise<unknown>;
  readonly database: pg.Pool;
  readonly databaseUrl: string;
  /** A guest's or a member of staff's browser, with its own cookies. */
  browser(): Browser;
  /** Pays an intent at the provider, as the card form does. */
  pay(
    paymentIntentId: string,
    paymentMethod?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  /** False drops the provider's webhooks. */
  readonly webhooks?: boolean;
  /** A separate broker: on the shared one, every service is the same durable consumer. */
  readonly natsUrl?: string;
  /** True keeps the real password hash, which is as slow to verify as in production. */
  readonly slowPassword?: boolean;
  /** Environment variables for this service alone. */
  readonly environment?: Readonly<Record<string, string>>;
}

export async function startTestService({
  webhooks = true,
  natsUrl = inject('natsUrl'),
  slowPassword = false,
  environment = {},
}: TestServiceOptions = {}): Promise<TestService> {
  const database = await createBookingDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'test-service-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const violations: string[] = [];
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    stateFile: path.join(folder, 'sandbox.jsonl'),
    onViolation: (violation) => violations.push(violation),
    ...(webhooks
      ? { webhook: { url: `${address}/api/stripe/webhook`, secret: webhookSecret, log: () => undefined } }
      : {}),
  });
  const service = await startBookingService(
    loadConfig(configSchema, {
      ...serviceEnvironment({ port, databaseUrl: database.url, natsUrl }),
      // No service listens there, so calls fail and their callers continue.
      CALENDAR_URL: 'http://127.0.0.1:9',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_house',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: sandbox.url,
      SESSION_PRIVATE_KEY: sessionKey(),
      ADMIN_PASSWORD: adminPassword,
      UNPAID_PER_ADDRESS: '0',
      UNPAID_NIGHTS_PER_NETWORK: '0',
      UNPAID_NIGHTS_OVERALL: '0',
      PROMO_GUESSES_PER_ADDRESS: '0',
      PHOTO_EFFORT: '0',
      ...environment,
    }),
  );
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  if (!slowPassword) await pool.query('UPDATE users SET password = $1', [quickHash(adminPassword)]);
  return {
    address,
    internalAddress: `http://127.0.0.1:${service.internalPort}`,
    sandboxAddress: sandbox.url,
    violations,
    database: pool,
    databaseUrl: database.url,
    browser: () => openBrowser(address),
    atSandbox: async (call, fields = {}, method = 'POST') => {
      const response = await fetch(`${sandbox.url}/v1/sandbox/${call}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}` },
        ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
      });
      return response.json();
    },
    pay: async (paymentIntentId, paymentMethod = 'pm_card_visa') => {
      const response = await fetch(`${sandbox.url}/v1/payment_intents/${paymentIntentId}/confirm`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ payment_method: paymentMethod }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    stop: async () => {
      await pool.end();
      await service.running.stop();
      await sandbox.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      if (violations.length > 0)
        throw new Error(`the provider’s SDK types this otherwise:\n${violations.join('\n')}`);
    },
  };
}

function sessionKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
}
