import { randomInt, randomUUID } from 'node:crypto';
import { sessionCookieName } from '@getaway/contracts/http/session';
import { systemClock } from '@getaway/kernel/instant';
import { isInventedHouse } from '@getaway/contracts/property';
import { cookiesAreSecure, loadProperty } from '@getaway/service-kit/config';
import { healthRoutes } from '@getaway/service-kit/health';
import { createApp } from '@getaway/service-kit/http/create-app';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { withLeanCall } from '@getaway/service-kit/http/lean-path';
import { listenService } from '@getaway/service-kit/http/listen-service';
import { startJobs } from '@getaway/service-kit/jobs';
import { createLogger, type Logger } from '@getaway/service-kit/logger';
import { connectBroker } from '@getaway/service-kit/messaging/broker';
import { openNotifications } from '@getaway/service-kit/messaging/notifications';
import { startOutboxRelay } from '@getaway/service-kit/messaging/outbox-relay';
import { addMessagingMetrics } from '@getaway/service-kit/metrics/messaging-metrics';
import { createMetrics } from '@getaway/service-kit/metrics/metrics';
import { createSessionGuard } from '@getaway/service-kit/session/guard';
import { ownKeys } from '@getaway/service-kit/session/key-source';
import { Lifetime, type Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { startTracing } from '@getaway/service-kit/tracing/start-tracing';
import type { Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { bookingGauges } from './data/gauges.repository.ts';
import { keptAnswers } from './data/idempotent-answers.repository.ts';
import { seedCatalogue } from './data/seed.ts';
import { ensureFirstAdmin, isSessionAlive } from './data/staff.repository.ts';
import { availabilityRoutes, leanAvailability } from './http/availability.routes.ts';
import { bookingRoutes } from './http/booking.routes.ts';
import { catalogueRoutes } from './http/catalogue.routes.ts';
import { keyRoutes } from './http/keys.routes.ts';
import { overviewRoutes } from './http/overview.routes.ts';
import { priceRoutes } from './http/prices.routes.ts';
import { reservationRoutes } from './http/reservation.routes.ts';
import { sessionRoutes } from './http/session.routes.ts';
import { sessionStateRoutes } from './http/session-state.routes.ts';
import { setupRoutes } from './http/setup.routes.ts';
import { signInLinkRoutes } from './http/sign-in-link.routes.ts';
import { snapshotRoutes } from './http/snapshot.routes.ts';
import { createStaffCookies } from './http/staff-cookies.ts';
import { staffSettingsRoutes } from './http/staff-settings.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { unpaidBookingRoutes } from './http/unpaid-bookings.routes.ts';
import { webhookRoutes } from './http/webhook.routes.ts';
import { paymentJobs, upkeepJobs } from './jobs.ts';
import { startExternalNightsConsumer } from './messaging/external-nights.consumer.ts';
import { startGuestsConsumer } from './messaging/guests.consumer.ts';
import { startNewsletterConsumer } from './messaging/newsletter.consumer.ts';
import { cardModeOf, tryKeys } from './payments/card-keys.ts';
import { connectCardPayments, jobPatience } from './payments/card-payments.ts';
import { judgePasswords, refuseGuessablePassword } from './session/password-strength.ts';
import { hashPassword } from './session/password.ts';
import { createKnownDevices } from './session/known-devices.ts';
import { createSessionIssuer } from './session/session-issuer.ts';

/** Builds svc-booking and starts it. What was started is stopped in reverse, also when a later step fails. */
export async function startService(
  config: Config,
): Promise<{ running: Running; logger: Logger; port: number; internalPort: number }> {
  const logger = createLogger({ part: 'svc-booking', level: config.LOG_LEVEL });
  const house = loadProperty(config.PROPERTY_FILE);
  const { name, timeZone, checkIn, checkOut } = house;
  const isGuessable = judgePasswords(name);
  refuseGuessablePassword(config, isGuessable);
  const metrics = createMetrics('svc-booking', logger);
  const lifetime = new Lifetime(logger);
  try {
    const tracing = await startTracing({
      part: 'svc-booking',
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
    await seedCatalogue(database, house, systemClock());
    await ensureFirstAdmin(sqlOfPrisma(database.prisma), {
      id: randomUUID(),
      username: config.ADMIN_USERNAME,
      password: await hashPassword(config.ADMIN_PASSWORD),
      chosenAt: config.ADMIN_PASSWORD_CHOSEN ? systemClock() : null,
    });

    const broker = await connectBroker({
      url: config.NATS_URL,
      replicas: config.STREAM_REPLICAS,
      name: 'svc-booking',
      logger,
    });
    lifetime.onStop('broker', () => broker.close());
    const relay = await startOutboxRelay({
      pool: database.pool,
      notifications,
      broker,
      logger,
    });
    lifetime.onStop('outbox relay', () => relay.stop());

    const cardKeys = {
      secretKey: config.STRIPE_SECRET_KEY,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      apiBase: config.STRIPE_API_BASE,
    };
    const countRefusedKey = metrics.addCounter({
      name: 'getaway_card_key_refused_total',
      help: 'Calls that the card provider refused because of our key',
      labels: [],
    });
    const cardOptions = {
      ...cardKeys,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      onKeyRefused: (error: Error) => {
        countRefusedKey({});
        logger.error({ err: error }, 'the card provider refuses our key: no guest can pay');
      },
    };
    const payments = connectCardPayments(cardOptions);
    const issuer = createSessionIssuer(config.SESSION_PRIVATE_KEY);
    const secureCookies = cookiesAreSecure(config);
    const cookieName = sessionCookieName(secureCookies);
    const staffDeps = {
      devices: createKnownDevices(config.SESSION_PRIVATE_KEY),
      linkedDevices: createKnownDevices(config.SESSION_PRIVATE_KEY, 'link'),
      cookies: createStaffCookies(issuer, secureCookies),
    };
    const guard = createSessionGuard({
      keys: ownKeys(issuer.publicKeys),
      cookieName,
      hasEnded: async (sessionId) => !(await isSessionAlive(database.prisma, sessionId, systemClock())),
    });
    const deps = {
      database,
      callCalendar: createServiceClient({ baseUrl: config.CALENDAR_URL, token: config.INTERNAL_TOKEN }),
      payments,
      answers: keptAnswers(database.pool, systemClock),
      guard,
      timeZone,
      usualHours: { checkInTime: checkIn.time, checkOutTime: checkOut.time },
      now: systemClock,
      newId: randomUUID,
      chance: randomInt,
      logger,
      promoGuessesPerAddress: config.PROMO_GUESSES_PER_ADDRESS,
    };

    const newsletter = await startNewsletterConsumer({ ...deps, broker });
    lifetime.onStop('newsletter consumer', () => newsletter.stop());
    const guests = await startGuestsConsumer({ ...deps, broker });
    lifetime.onStop('guests consumer', () => guests.stop());
    const externalNights = await startExternalNightsConsumer({ ...deps, broker });
    lifetime.onStop('external nights consumer', () => externalNights.stop());

    const jobs = await startJobs({
      pool: database.pool,
      notifications,
      logger,
      jobs: [
        ...paymentJobs({ ...deps, payments: connectCardPayments({ ...cardOptions, patience: jobPatience }) }),
        ...upkeepJobs({ pool: database.pool, now: systemClock }),
      ],
    });
    lifetime.onStop('jobs', () => jobs.stop());

    const unpaidLimits = {
      unpaidPerAddress: config.UNPAID_PER_ADDRESS,
      unpaidNights: {
        perNetwork: config.UNPAID_NIGHTS_PER_NETWORK,
        overall: config.UNPAID_NIGHTS_OVERALL,
        confirmedPerNetwork: config.CONFIRMED_UNPAID_NIGHTS_PER_NETWORK,
        confirmedOverall: config.CONFIRMED_UNPAID_NIGHTS_OVERALL,
      },
    };
    const allowedOrigins = [new URL(config.PUBLIC_ORIGIN).origin, ...config.ALLOWED_ORIGINS];
    const shared = {
      logger,
      sessionCookie: cookieName,
      allowedOrigins,
    };
    const routes = [
      healthRoutes([
        { name: 'database', check: async () => (await database.pool.query('SELECT 1')).rowCount === 1 },
        { name: 'broker', check: () => broker.isConnected() },
      ]),
      sessionRoutes({ ...deps, ...staffDeps, issuer }),
      availabilityRoutes({ ...deps, secureCookies }),
      priceRoutes({ ...deps, secureCookies }),
      catalogueRoutes(deps),
      bookingRoutes({ ...deps, ...unpaidLimits, secureCookies }),
      reservationRoutes({ ...deps, ...unpaidLimits, secureCookies }),
      unpaidBookingRoutes(deps),
      staffRoutes(deps),
      overviewRoutes(deps),
      setupRoutes({
        ...deps,
        isDemo: config.DEMO,
        hasOwnHouse: !isInventedHouse(house),
        cardMode: cardModeOf(cardKeys),
        tryKeys: () => tryKeys(cardKeys),
      }),
      staffSettingsRoutes({ ...deps, ...staffDeps, isGuessable }),
    ];
    const publicApp = createApp({
      ...shared,
      rawRoutes: webhookRoutes(deps),
      routes: [...routes, signInLinkRoutes({ ...deps, ...staffDeps })],
    });
    const internalApp = createApp({
      ...shared,
      description: { title: 'svc-booking', reader: config.NODE_ENV === 'development' },
      routes: [
        keyRoutes(issuer.publicKeys),
        snapshotRoutes({ database, internalToken: config.INTERNAL_TOKEN }),
        sessionStateRoutes({ database, now: systemClock, internalToken: config.INTERNAL_TOKEN }),
        ...routes,
      ],
    });
    addMessagingMetrics({ metrics, pool: database.pool, broker });
    for (const gauge of bookingGauges(database.pool)) metrics.addGauge(gauge);
    const server = await listenService({
      config,
      publicApp: tracing.around(withLeanCall(publicApp, leanAvailability(deps), { allowedOrigins, logger })),
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
