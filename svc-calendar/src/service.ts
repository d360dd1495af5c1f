import { randomUUID } from 'node:crypto';
import { sessionCookieName } from '@getaway/contracts/http/session';
import { hourMs, systemClock } from '@getaway/kernel/instant';
import { cookiesAreSecure, loadProperty } from '@getaway/service-kit/config';
import { healthRoutes } from '@getaway/service-kit/health';
import { createApp } from '@getaway/service-kit/http/create-app';
import { createServiceClient, internalGuard } from '@getaway/service-kit/http/internal-calls';
import { listenService } from '@getaway/service-kit/http/listen-service';
import { startJobs } from '@getaway/service-kit/jobs';
import { createLogger, type Logger } from '@getaway/service-kit/logger';
import { connectBroker } from '@getaway/service-kit/messaging/broker';
import { forgettingJob } from '@getaway/service-kit/messaging/forget-old-messages';
import { openNotifications } from '@getaway/service-kit/messaging/notifications';
import { startOutboxRelay } from '@getaway/service-kit/messaging/outbox-relay';
import { addMessagingMetrics } from '@getaway/service-kit/metrics/messaging-metrics';
import { createMetrics } from '@getaway/service-kit/metrics/metrics';
import { createEndedSessions } from '@getaway/service-kit/session/ended-sessions';
import { createSessionGuard } from '@getaway/service-kit/session/guard';
import { publishedKeys } from '@getaway/service-kit/session/key-source';
import { followRevocations } from '@getaway/service-kit/session/revocations';
import { Lifetime, type Running } from '@getaway/service-kit/shutdown';
import { startTracing } from '@getaway/service-kit/tracing/start-tracing';
import type { Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { feedGauges } from './data/gauges.repository.ts';
import { calendarConflictRoutes } from './http/calendar-conflicts.routes.ts';
import { calendarDuplicateRoutes } from './http/calendar-duplicates.routes.ts';
import { calendarFeedRoutes } from './http/calendar-feeds.routes.ts';
import { calendarLinksRoutes } from './http/calendar-links.routes.ts';
import { calendarRoutes } from './http/calendar.routes.ts';
import { exportRoutes } from './http/export.routes.ts';
import { createFullLink } from './http/full-link.ts';
import { internalRoutes } from './http/internal.routes.ts';
import { createCalendarReader } from './ical/calendar-reader.ts';
import { startBookingsConsumer } from './messaging/bookings.consumer.ts';
import { startDatesConsumer } from './messaging/dates.consumer.ts';
import { startFeedPolling } from './use-cases/feed-polling.ts';

/** Builds svc-calendar and starts it. What was started is stopped in reverse, also when a later step fails. */
export async function startService(
  config: Config,
): Promise<{ running: Running; logger: Logger; port: number; internalPort: number }> {
  const logger = createLogger({ part: 'svc-calendar', level: config.LOG_LEVEL });
  const { name: propertyName, timeZone } = loadProperty(config.PROPERTY_FILE);
  const metrics = createMetrics('svc-calendar', logger);
  const lifetime = new Lifetime(logger);
  try {
    const tracing = await startTracing({
      part: 'svc-calendar',
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
      logger,
    });
    lifetime.onStop('tracing', () => tracing.stop());
    const database = openDatabase(config.DATABASE_URL, (error) =>
      logger.warn({ err: error }, 'database connection lost'),
    );
    lifetime.onStop('database', () => database.close());
    const notifications = await openNotifications(config.DATABASE_URL);
    lifetime.onStop('notifications', () => notifications.stop());
    const fullLink = createFullLink(config.CALENDAR_FULL_LINK, database.pool);

    const broker = await connectBroker({
      url: config.NATS_URL,
      replicas: config.STREAM_REPLICAS,
      name: 'svc-calendar',
      logger,
    });
    lifetime.onStop('broker', () => broker.close());
    const revocations = await followRevocations({ broker, now: systemClock, logger });
    lifetime.onStop('revocations', () => revocations.stop());
    const relay = await startOutboxRelay({
      pool: database.pool,
      notifications,
      broker,
      logger,
    });
    lifetime.onStop('outbox relay', () => relay.stop());
    const reader = createCalendarReader();
    const stopping = new AbortController();
    const deps = {
      database,
      timeZone,
      now: systemClock,
      newId: randomUUID,
      logger,
      reader,
      stopping: stopping.signal,
      allowPrivateFeeds: config.CALENDAR_ALLOW_PRIVATE_FEEDS,
      feedAlertMs: config.FEED_ALERT_HOURS * hourMs,
    };
    const consumer = await startBookingsConsumer({ ...deps, broker });
    lifetime.onStop('bookings consumer', () => consumer.stop());
    const dates = await startDatesConsumer({ database, broker, logger });
    lifetime.onStop('dates consumer', () => dates.stop());

    const polling = startFeedPolling(deps);
    lifetime.onStop('feed polling', () => polling.stop());
    lifetime.onStop('feeds under way', () => {
      stopping.abort();
      return reader.stop();
    });

    const jobs = await startJobs({
      pool: database.pool,
      notifications,
      jobs: [forgettingJob({ pool: database.pool, now: systemClock })],
      logger,
    });
    lifetime.onStop('jobs', () => jobs.stop());

    const cookieName = sessionCookieName(cookiesAreSecure(config));
    const guard = createSessionGuard({
      keys: publishedKeys(config.SESSION_JWKS_URL, systemClock),
      cookieName,
      hasEnded: createEndedSessions({
        callBooking: createServiceClient({ baseUrl: config.BOOKING_URL, token: config.INTERNAL_TOKEN }),
        revocations,
        now: systemClock,
      }),
    });
    const shared = {
      logger,
      sessionCookie: cookieName,
      allowedOrigins: [new URL(config.PUBLIC_ORIGIN).origin, ...config.ALLOWED_ORIGINS],
    };
    const routes = [
      healthRoutes([
        { name: 'database', check: async () => (await database.pool.query('SELECT 1')).rowCount === 1 },
        { name: 'broker', check: () => broker.isConnected() },
      ]),
      exportRoutes({ database, propertyName, fullLink }),
      calendarRoutes({ database, guard }),
      calendarDuplicateRoutes({ ...deps, guard }),
      calendarConflictRoutes({ ...deps, guard }),
      calendarFeedRoutes({ ...deps, guard, polling, publicOrigin: config.PUBLIC_ORIGIN }),
      calendarLinksRoutes({ guard, publicOrigin: config.PUBLIC_ORIGIN, fullLink }),
    ];
    const publicApp = createApp({ ...shared, routes });
    const internalApp = createApp({
      ...shared,
      description: { title: 'svc-calendar', reader: config.NODE_ENV === 'development' },
      routes: [internalRoutes({ ...deps, services: internalGuard(config.INTERNAL_TOKEN) }), ...routes],
    });
    addMessagingMetrics({ metrics, pool: database.pool, broker });
    for (const gauge of feedGauges(database.pool)) metrics.addGauge(gauge);
    const server = await listenService({
      config,
      publicApp: tracing.around(publicApp),
      internalApp: tracing.around(internalApp),
      metrics,
      logger,
    });
    lifetime.onStop('server', () => server.stop());
    const { port, internalPort } = server;
    logger.info({ port, internalPort }, 'ready');
    return { running: lifetime, logger, port, internalPort };
  } catch (error) {
    await lifetime.stop();
    throw error;
  }
}
