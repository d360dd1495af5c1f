import path from 'node:path';
import type { Child } from '@getaway/infrastructure/processes/child';
import { childEnvironment } from '@getaway/testing/service-environment';
import { startServiceProcess } from '@getaway/testing/service-process';

/** The environment of svc-crm-email for `node src/main.ts`. */
export function serviceEnvironment(own: {
  port: number;
  databaseUrl: string;
  natsUrl: string;
  smtpUrl: string;
}): Record<string, string> {
  return {
    ...childEnvironment(own),
    SMTP_URL: own.smtpUrl,
    SESSION_JWKS_URL: 'http://127.0.0.1:9/.well-known/jwks.json',
    BOOKING_URL: 'http://127.0.0.1:9',
    TEMPLATE_TIMEOUT_MS: '30000',
    MAIL_LINK_SECRET: 'a secret for tests, long enough for them',
    MAIL_FROM: 'Lantern Hollow <stay@lanternhollow.example>',
  };
}

/** svc-crm-email as a process of its own, ready to serve. */
export function startService(environment: Record<string, string>): Promise<Child> {
  return startServiceProcess(path.join(import.meta.dirname, '../src/main.ts'), environment);
}
