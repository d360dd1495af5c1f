import { eventually } from '@getaway/testing/eventually';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { Envelope } from '@getaway/contracts/events/event';
import { bundledProperty } from '@getaway/property';
import { streamName } from '@getaway/contracts/events/stream';
import { systemClock, type Clock } from '@getaway/kernel/instant';
import { loadConfig } from '@getaway/service-kit/config';
import { createLogger } from '@getaway/service-kit/logger';
import { connectBroker, type Broker } from '@getaway/service-kit/messaging/broker';
import type { Running } from '@getaway/service-kit/shutdown';
import type {} from '@getaway/testing/global-setup';
import { ownNatsAccount } from '@getaway/testing/own-nats-account';
import { serviceEnvironment } from '@getaway/testing/service-environment';
import { testEvent } from '@getaway/testing/test-event';
import { startSessionIssuer, type TestSessionIssuer } from '@getaway/testing/session-issuer';
import { configSchema } from '../src/config.ts';
import {
  startTemplateRenderer,
  type TemplateRenderer,
} from '../src/templates/rendering/template-renderer.ts';
import { loadTemplates, type FillTemplate } from '../src/writing/fill-template.ts';
import type { SharedTemplates } from '../src/dependencies.ts';
import { startCrmEmailService } from '../src/service.ts';
import { createCrmDatabase } from './crm-database.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';
import { staffOf, type Staff } from './staff.ts';

export const mailLinkSecret = 'a secret for tests, long enough for them';

export interface RunningService {
  readonly origin: string;
  /** Calls for operators and other services. */
  readonly internalOrigin: string;
  readonly database: pg.Pool;
  readonly databaseUrl: string;
  readonly catcher: MailCatcher;
  readonly issuer: TestSessionIssuer;
  readonly staff: Staff;
  /** Publishes an event as a relay does, and returns its id. */
  publish(type: string, data: unknown, id?: string, occurredAt?: Date): Promise<string>;
  publishBooking(state: BookingState, id?: string): Promise<string>;
  /**
   * Waits until all published events have had their effect. Their order is not guaranteed: an event that met
   * a busy database is redelivered later.
   */
  untilHeard(): Promise<void>;
  /** Waits for the same, and until every due email was sent or refused; emails have no order either. */
  untilSent(): Promise<void>;
  /** Reads, or writes, as a member of staff. */
  asStaff(path: string, write?: { method: string; body?: unknown }): Promise<Response>;
  /** A second replica: the same database, broker and mail server. */
  startReplica(): Promise<Running>;
  /** Runs work while the service is stopped; the restarted one has other origins. */
  whileStopped(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface Infrastructure {
  readonly postgresUrl: string;
  readonly natsUrl: string;
}

const templateTimeoutMs = '30000';
let fill: Promise<FillTemplate> | undefined;
let renderer: TemplateRenderer | undefined;

/**
 * MJML takes seconds to load in each thread, so the services of one test process share threads and compiled
 * templates.
 */
async function sharedTemplates({ withRenderer }: { withRenderer: boolean }): Promise<SharedTemplates> {
  fill ??= loadTemplates(bundledProperty);
  if (!withRenderer) return { fill: await fill };
  renderer ??= startTemplateRenderer(bundledProperty, Number(templateTimeoutMs), { isReadyAhead: false });
  return { fill: await fill, renderer };
}

/** The shared servers, and a broker account that no other test uses. */
export async function freshInfrastructure(): Promise<Infrastructure> {
  const postgresUrl = inject('postgresUrl');
  return { postgresUrl, natsUrl: await ownNatsAccount({ natsUrl: inject('natsUrl'), postgresUrl }) };
}

/** svc-crm-email on a fresh database, an empty stream and an email catcher. */
export async function startCrm(
  environment: Readonly<Record<string, string>> = {},
  infrastructure?: Infrastructure,
  now?: Clock,
): Promise<RunningService> {
  const { postgresUrl, natsUrl } = infrastructure ?? (await freshInfrastructure());
  const created = await createCrmDatabase(postgresUrl);
  const database = new pg.Pool({ connectionString: created.url, max: 2 });
  database.on('error', () => undefined);
  const [issuer, catcher] = [await startSessionIssuer(), await startMailCatcher()];
  const logger = createLogger({ part: 'test', level: 'silent' });
  const broker = await connectBroker({ url: natsUrl, name: 'test', logger });
  const config = loadConfig(configSchema, {
    ...serviceEnvironment({ databaseUrl: created.url, natsUrl }),
    SESSION_JWKS_URL: issuer.jwksUrl,
    SMTP_URL: catcher.url,
    BOOKING_URL: 'http://127.0.0.1:9',
    // A machine that runs all tests at once is slow; tests about a limit set their own.
    DATABASE_PATIENCE_MS: '60000',
    TEMPLATE_TIMEOUT_MS: templateTimeoutMs,
    // A test that moves its clock need not wait for what is due then.
    EMAIL_SWEEP_MS: '100',
    // On a busy machine any event may be late; tests about late events set their own limit.
    LATE_EVENT_EMAIL_DELAY_S: '0',
    MAIL_LINK_SECRET: mailLinkSecret,
    MAIL_FROM: 'Lantern Hollow <stay@lanternhollow.example>',
    ...environment,
  });
  const shared = await sharedTemplates({ withRenderer: !('TEMPLATE_TIMEOUT_MS' in environment) });
  const { running: first, port, internalPort } = await startCrmEmailService(config, now, shared);
  let running = first;
  const origin = `http://127.0.0.1:${port}`;
  // The session keys are cached from now on, so no call is refused because fetching them took long.
  await eventually(async () => {
    const answer = await fetch(`${origin}/api/crm/guests?limit=1`, {
      headers: { cookie: `session=${issuer.token()}` },
    });
    expect(answer.status).toBe(200);
  });
  const published = new Set<string>();
  const tell: RunningService['publish'] = async (type, data, id, occurredAt) => {
    const told = await publish(broker, testEvent(type, data, { id, occurredAt }));
    published.add(told);
    return told;
  };
  return {
    origin,
    internalOrigin: `http://127.0.0.1:${internalPort}`,
    database,
    databaseUrl: created.url,
    catcher,
    issuer,
    staff: staffOf({ origin, issuer }),
    publish: tell,
    publishBooking: (state, id) => tell(typeOf(state), state, id),
    untilHeard: () => untilHeard(broker, database, published),
    untilSent: async () => {
      await untilHeard(broker, database, published);
      await untilNoneIsDue(database, now ?? systemClock);
    },
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
    startReplica: async () => (await startCrmEmailService(config, now, shared)).running,
    whileStopped: async (work) => {
      await running.stop();
      await work();
      ({ running } = await startCrmEmailService(config, now, shared));
    },
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

async function publish(broker: Broker, event: Envelope): Promise<string> {
  // A broker that has just restarted may not answer yet; the id makes repeated publishing safe.
  const msgID = randomUUID();
  await eventually(() => broker.jetstream.publish(event.type, JSON.stringify(event), { msgID }));
  return event.id;
}

async function untilHeard(broker: Broker, database: pg.Pool, published: ReadonlySet<string>): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.query<{ heard: number }>(
      'SELECT count(DISTINCT message_id)::int AS heard FROM inbox_messages WHERE message_id = ANY($1::uuid[])',
      [[...published]],
    );
    expect(rows[0]?.heard).toBe(published.size);
    const consumers = await broker.manager.consumers.list(streamName).next();
    const atWork = consumers.filter((each) => each.num_pending + each.num_ack_pending > 0);
    expect(atWork.map(({ name }) => name)).toEqual([]);
  });
}

async function untilNoneIsDue(database: pg.Pool, now: Clock): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.query(
      "SELECT kind, to_address FROM email_sends WHERE status = 'pending' AND send_at <= $1",
      [now()],
    );
    expect(rows).toEqual([]);
  });
}

function typeOf({ status }: BookingState): string {
  if (status === 'cancelled') return 'booking.cancelled';
  if (status === 'pending_payment') return 'booking.reserved';
  return status === 'pending' ? 'booking.held' : 'booking.confirmed';
}
