import { eventually } from '@getaway/testing/eventually';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import { loadConfig } from '@getaway/service-kit/config';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker, type Broker } from '@getaway/service-kit/messaging/broker';
import { deployMigrations } from '@getaway/service-kit/migrations/deploy';
import type { Running } from '@getaway/service-kit/shutdown';
import type {} from '@getaway/testing/global-setup';
import { startSessionIssuer, type TestSessionIssuer } from '@getaway/testing/session-issuer';
import { createTestDatabase } from '@getaway/testing/test-postgres';
import { configSchema } from '../src/config.ts';
import { startService } from '../src/service.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

export const mailLinkSecret = 'a secret for tests, long enough for them';

export interface RunningService {
  readonly origin: string;
  /** What operators and other services ask. */
  readonly internalOrigin: string;
  readonly database: pg.Pool;
  readonly databaseUrl: string;
  readonly catcher: MailCatcher;
  readonly issuer: TestSessionIssuer;
  /** Publishes an event as a relay does, and answers its id. */
  publish(type: string, data: unknown, id?: string): Promise<string>;
  publishBooking(state: BookingState, id?: string): Promise<string>;
  /** Reads, or writes, as a member of staff. */
  asStaff(path: string, write?: { method: string; body?: unknown }): Promise<Response>;
  /** Another process's worth of the same service: the same database, broker and mail server. */
  startReplica(): Promise<Running>;
  stop(): Promise<void>;
}

export interface Infrastructure {
  readonly postgresUrl: string;
  readonly natsUrl: string;
}

/** svc-crm-email on a fresh database, the run's broker and a mail catcher. */
export async function startCrm(
  environment: Readonly<Record<string, string>> = {},
  infrastructure: Infrastructure = { postgresUrl: inject('postgresUrl'), natsUrl: inject('natsUrl') },
  now?: Clock,
): Promise<RunningService> {
  const { postgresUrl, natsUrl } = infrastructure;
  const created = await createTestDatabase({
    postgresUrl,
    migrationsDir: fileURLToPath(new URL('../prisma/migrations', import.meta.url)),
    deploy: deployMigrations,
  });
  const database = new pg.Pool({ connectionString: created.url, max: 2 });
  database.on('error', () => undefined);
  const [issuer, catcher] = [await startSessionIssuer(), await startMailCatcher()];
  const logger = createLogger({ part: 'test', level: 'silent' });
  const broker = await connectBroker({ url: natsUrl, name: 'test', logger });
  const config = loadConfig(configSchema, {
    PORT: '0',
    INTERNAL_PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_MS: '0',
    DATABASE_URL: created.url,
    NATS_URL: natsUrl,
    SESSION_JWKS_URL: issuer.jwksUrl,
    INTERNAL_TOKEN: 'a token for tests that is long',
    SMTP_URL: catcher.url,
    BOOKING_URL: 'http://127.0.0.1:9',
    // A machine that runs all tests at once is slow; what is about the limit sets its own.
    TEMPLATE_TIMEOUT_MS: '30000',
    MAIL_LINK_SECRET: mailLinkSecret,
    MAIL_FROM: 'Lantern Hollow <stay@lanternhollow.example>',
    ...environment,
  });
  const { running, port, internalPort } = await startService(config, now);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    internalOrigin: `http://127.0.0.1:${internalPort}`,
    database,
    databaseUrl: created.url,
    catcher,
    issuer,
    publish: (type, data, id) => publish(broker, type, data, id),
    publishBooking: (state, id) => publish(broker, typeOf(state), state, id),
    asStaff: (path, write) =>
      fetch(`${origin}${path}`, {
        method: write?.method ?? 'GET',
        headers: {
          cookie: `session=${issuer.token()}`,
          ...(write === undefined
            ? {}
            : { origin: 'http://localhost:8080', 'content-type': 'application/json' }),
        },
        ...(write?.body === undefined ? {} : { body: JSON.stringify(write.body) }),
      }),
    startReplica: async () => (await startService(config, now)).running,
    stop: async () => {
      await running.stop();
      await broker.close();
      await issuer.stop();
      await catcher.goAway();
      await database.end();
      await created.drop();
    },
  };
}

async function publish(
  broker: Broker,
  type: string,
  data: unknown,
  id: string = randomUUID(),
): Promise<string> {
  const envelope = {
    id,
    type,
    version: 1,
    occurredAt: new Date().toISOString(),
    correlationId: 'test',
    data,
  };
  // A broker that has only just come back may not answer yet; with its id the event is one, however often it is sent.
  const msgID = randomUUID();
  await eventually(() => broker.jetstream.publish(type, JSON.stringify(envelope), { msgID }), {
    timeoutMs: 20_000,
  });
  return id;
}

function typeOf({ status }: BookingState): string {
  if (status === 'cancelled') return 'booking.cancelled';
  if (status === 'pending_payment') return 'booking.reserved';
  return status === 'pending' ? 'booking.held' : 'booking.confirmed';
}
