import type { Router } from 'express';
import type pg from 'pg';
import { sessionCookieName } from '@getaway/contracts/http/session';
import type { Property } from '@getaway/property';
import { cookiesAreSecure, loadHouse } from './config.ts';
import { healthRoutes } from './health.ts';
import { openHouse, type OpenHouse } from './house/open-house.ts';
import { createApp } from './http/create-app.ts';
import { listenService, type ServiceListeners } from './http/listen-service.ts';
import { startJobs, type ScheduledJob } from './jobs.ts';
import { createLogger, type Logger } from './logger.ts';
import { connectBroker, type Broker } from './messaging/broker.ts';
import type { Consumer } from './messaging/consumer.ts';
import { openNotifications, type Notifications } from './messaging/notifications.ts';
import { startOutboxRelay } from './messaging/outbox-relay.ts';
import { startConsumer } from './messaging/start-consumer.ts';
import { addMessagingMetrics } from './metrics/messaging-metrics.ts';
import { createMetrics, type GaugePlan, type Metrics } from './metrics/metrics.ts';
import { Lifetime, type Running } from './shutdown.ts';
import { startTracing } from './tracing/start-tracing.ts';

/** The configuration that `startService` reads; `serviceVariables` contains all of it. */
export interface ServiceConfig extends ReadonlyConfig<ServiceListeners['config']> {
  readonly LOG_LEVEL: string;
  readonly NODE_ENV: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly PROPERTY_FILE?: string | undefined;
  readonly DATABASE_URL: string;
  readonly NATS_URL: string;
  readonly STREAM_REPLICAS: number;
  readonly PUBLIC_ORIGIN: string;
  readonly ALLOWED_ORIGINS: readonly string[];
  readonly COOKIE_SECURE?: boolean | undefined;
  readonly WRITE_TIMEOUT_MS: number;
}

type ReadonlyConfig<T> = { readonly [K in keyof T]: T[K] };

/** The part of a service's database that `startService` uses. */
export interface SkeletonDatabase {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** The resources that are open before a service builds its own parts. */
export interface ServiceBase<Database> {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly house: OpenHouse;
  /** The house's own, which changes with each published version. */
  readonly property: Property;
  readonly database: Database;
  readonly notifications: Notifications;
  readonly cookieName: string;
  readonly allowedOrigins: readonly string[];
  /** Aborted when the service begins to stop. */
  readonly stopping: AbortSignal;
  /** Registers a resource that stops with the service; the last registered stops first. */
  readonly onStop: (name: string, stop: () => Promise<void> | void) => void;
}

/** The parts that a service adds. */
export interface ServiceParts<Tx> {
  readonly consumers: readonly Consumer<Tx>[];
  readonly jobs: readonly ScheduledJob[];
  readonly gauges: readonly GaugePlan[];
  /** For guests or for staff, on both ports. */
  readonly routes: readonly Router[];
  /** Mounted before body parsing, on the public port. */
  readonly rawRoutes?: Router;
  /** For staff, on both ports, mounted before body parsing. */
  readonly uploadRoutes?: readonly Router[];
  /** Public routes, on the public port. */
  readonly publicRoutes?: readonly Router[];
  /** For other services and operators, on the internal port. */
  readonly internalRoutes?: readonly Router[];
}

export interface ServicePlan<Database extends SkeletonDatabase, Prepared, Tx> {
  /** The part's name, such as `svc-booking`. */
  readonly name: string;
  readonly config: ServiceConfig;
  readonly openDatabase: (url: string, onIdleError: (error: Error) => void) => Database;
  /** Runs before the broker is connected, for work that does not need it. */
  readonly prepare: (base: ServiceBase<Database>) => Promise<Prepared> | Prepared;
  readonly build: (
    base: ServiceBase<Database> & { readonly broker: Broker },
    prepared: Prepared,
  ) => Promise<ServiceParts<Tx>> | ServiceParts<Tx>;
}

export interface StartedService {
  readonly running: Running;
  readonly logger: Logger;
  readonly port: number;
  readonly internalPort: number;
}

/**
 * Starts a service: tracing, database, broker, outbox relay, its consumers and jobs, metrics, and both
 * listeners. Stopping, or a step that fails, ends them in reverse order.
 */
export async function startService<Database extends SkeletonDatabase, Prepared, Tx>(
  plan: ServicePlan<Database, Prepared, Tx>,
): Promise<StartedService> {
  const { name, config } = plan;
  const logger = createLogger({ part: name, level: config.LOG_LEVEL });
  const metrics = createMetrics(name, logger);
  const lifetime = new Lifetime(logger);
  /** Registers a running resource under its name and returns it. */
  const keep = <T extends Running>(what: string, running: T): T => {
    lifetime.onStop(what, () => running.stop());
    return running;
  };
  try {
    const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
    const tracing = keep('tracing', await startTracing({ part: name, endpoint, logger }));
    const database = plan.openDatabase(config.DATABASE_URL, (error) =>
      logger.warn({ err: error }, 'database connection lost'),
    );
    lifetime.onStop('database', () => database.close());
    const { pool } = database;
    const notifications = keep('notifications', await openNotifications(config.DATABASE_URL));
    const fromFile = loadHouse(config.PROPERTY_FILE);
    const house = keep('house', await openHouse({ pool, notifications, logger, fromFile }));
    const base: ServiceBase<Database> = {
      logger,
      metrics,
      house,
      property: house.property,
      database,
      notifications,
      cookieName: sessionCookieName(cookiesAreSecure(config)),
      allowedOrigins: [new URL(config.PUBLIC_ORIGIN).origin, ...config.ALLOWED_ORIGINS],
      stopping: lifetime.stopping,
      onStop: (what, stop) => lifetime.onStop(what, stop),
    };
    const prepared = await plan.prepare(base);

    const broker = await connectBroker({
      url: config.NATS_URL,
      replicas: config.STREAM_REPLICAS,
      name,
      logger,
    });
    lifetime.onStop('broker', () => broker.close());
    keep('outbox relay', await startOutboxRelay({ pool, notifications, broker, logger }));
    const parts = await plan.build({ ...base, broker }, prepared);
    for (const consumer of parts.consumers)
      keep(consumer.name, await startConsumer({ ...consumer, broker, logger }));
    keep('jobs', await startJobs({ pool, notifications, jobs: parts.jobs, logger }));

    addMessagingMetrics({ metrics, pool, broker });
    for (const gauge of parts.gauges) metrics.addGauge(gauge);
    const server = keep('server', await listen(plan, parts, { ...base, broker, tracing }));
    const { port, internalPort } = server;
    logger.info({ port, internalPort }, 'ready');
    return { running: lifetime, logger, port, internalPort };
  } catch (error) {
    await lifetime.stop();
    throw error;
  }
}

type Listened = Awaited<ReturnType<typeof listenService>>;

function listen<Database extends SkeletonDatabase, Prepared, Tx>(
  { name, config }: ServicePlan<Database, Prepared, Tx>,
  { routes, rawRoutes, uploadRoutes = [], publicRoutes = [], internalRoutes = [] }: ServiceParts<Tx>,
  open: ServiceBase<Database> & { broker: Broker; tracing: Awaited<ReturnType<typeof startTracing>> },
): Promise<Listened> {
  const { logger, metrics, database, broker, tracing, cookieName: sessionCookie, allowedOrigins } = open;
  const health = healthRoutes([
    { name: 'database', check: async () => (await database.pool.query('SELECT 1')).rowCount === 1 },
    { name: 'broker', check: () => broker.isConnected() },
  ]);
  const shared = { logger, sessionCookie, allowedOrigins, writeTimeoutMs: config.WRITE_TIMEOUT_MS };
  const publicApp = createApp({
    ...shared,
    ...(rawRoutes ? { rawRoutes } : {}),
    uploadRoutes,
    routes: [health, ...routes, ...publicRoutes],
  });
  const internalApp = createApp({
    ...shared,
    description: { title: name, reader: config.NODE_ENV === 'development' },
    uploadRoutes,
    routes: [...internalRoutes, health, ...routes],
  });
  return listenService({
    config,
    publicApp: tracing.around(publicApp),
    internalApp: tracing.around(internalApp),
    metrics,
    logger,
  });
}
