import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child } from '@getaway/infrastructure/processes/child';

/** The environment of svc-crm-email for `node src/main.ts`. */
export function serviceEnvironment(own: {
  port: number;
  databaseUrl: string;
  natsUrl: string;
  smtpUrl: string;
}): Record<string, string> {
  return {
    PORT: String(own.port),
    INTERNAL_PORT: '0',
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DRAIN_MS: '0',
    DATABASE_URL: own.databaseUrl,
    NATS_URL: own.natsUrl,
    SMTP_URL: own.smtpUrl,
    SESSION_JWKS_URL: 'http://127.0.0.1:9/.well-known/jwks.json',
    BOOKING_URL: 'http://127.0.0.1:9',
    TEMPLATE_TIMEOUT_MS: '30000',
    INTERNAL_TOKEN: 'a token for tests, long enough for them',
    MAIL_LINK_SECRET: 'a secret for tests, long enough for them',
    MAIL_FROM: 'Lantern Hollow <stay@lanternhollow.example>',
  };
}

/** svc-crm-email as a process of its own, ready to serve. */
export async function startServiceProcess(environment: Record<string, string>): Promise<Child> {
  const child = startChild({
    command: process.execPath,
    args: [path.join(import.meta.dirname, '../src/main.ts')],
    env: environment,
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${environment['PORT']}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  const exited = child.exited.then(() => true);
  while (!(await isReady())) {
    if (await Promise.race([exited, sleep(100, false)]))
      throw new Error(`svc-crm-email ended: ${child.recentLines().join('\n')}`);
  }
  return child;
}
