import { randomInt } from 'node:crypto';
import { sessionCookieName } from '@getaway/contracts/http/session';
import { minuteMs, systemClock, type Clock } from '@getaway/kernel/instant';
import { cookiesAreSecure, loadProperty } from '@getaway/service-kit/config';
import { healthRoutes } from '@getaway/service-kit/health';
import { createApp } from '@getaway/service-kit/http/create-app';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { listenService } from '@getaway/service-kit/http/listen-service';
import { startJobs } from '@getaway/service-kit/jobs';
import { expiredLimitsJob } from '@getaway/service-kit/limits/expired-limits';
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
import { bookingEmailOptions } from './booking-email-options.ts';
import type { Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { probeAtOnce } from './data/email-pauses.repository.ts';
import { mailGauges } from './data/gauges.repository.ts';
import { createBookingDesk } from './chat/booking-desk.ts';
import { houseFacts } from './chat/house-facts.ts';
import { chatRoutes } from './http/chat.routes.ts';
import { contactRoutes } from './http/contact.routes.ts';
import { emailDeliveryRoutes } from './http/email-delivery.routes.ts';
import { emailSendRoutes } from './http/email-sends.routes.ts';
import { emailSetupRoutes } from './http/email-setup.routes.ts';
import { emailSequenceRoutes } from './http/email-sequences.routes.ts';
import { emailTemplateRoutes } from './http/email-templates.routes.ts';
import { guestExportRoutes } from './http/guest-export.routes.ts';
import { guestDetailRoutes } from './http/guest-details.routes.ts';
import { guestRemovalRoutes } from './http/guest-removal.routes.ts';
import { guestRoutes } from './http/guests.routes.ts';
import { newsletterSubscriberRoutes } from './http/newsletter-subscribers.routes.ts';
import { mailLinkRoutes } from './http/mail-links.routes.ts';
import { sequenceAudienceRoutes } from './http/sequence-audience.routes.ts';
import { sequenceGuestRoutes } from './http/sequence-guests.routes.ts';
import { sequenceTemplateRoutes } from './http/sequence-templates.routes.ts';
import { mailJobs } from './jobs.ts';
import { createMailLinks } from './mail/links.ts';
import { newsletterRoutes } from './http/newsletter.routes.ts';
import { connectMailServer } from './mail/smtp.ts';
import { createSubjectWriter } from './mail/staff/subject-writer.ts';
import { startTemplateRenderer, type TemplateRenderer } from './mail/staff/template-renderer.ts';
import { loadTemplates, type FillTemplate } from './mail/templates.ts';
import { createMailWriter } from './mail/write-mail.ts';
import { bookingsConsumer, startBookingsConsumer } from './messaging/bookings.consumer.ts';
import { createCatchUp } from './messaging/catch-up.ts';
import { startCalendarConsumer } from './messaging/calendar.consumer.ts';
import { startFeedHealthConsumer } from './messaging/feed-health.consumer.ts';
import { startMailWorker } from './messaging/mail-worker.ts';
import { startPaymentsConsumer } from './messaging/payments.consumer.ts';
import { startPlatformConflictsConsumer } from './messaging/platform-conflicts.consumer.ts';
import { startConfirmationRequestsConsumer } from './messaging/confirmation-requests.consumer.ts';
import { startGuessesConsumer } from './messaging/guesses.consumer.ts';
import { startUnpaidLimitsConsumer } from './messaging/unpaid-limits.consumer.ts';
import { startRefusedRefundsConsumer } from './messaging/refused-refunds.consumer.ts';

/** What several services of one process, as tests start them, need not load again for each. */
export interface SharedTemplates {
  readonly fill: FillTemplate;
  /** Outlives the service, which starts one of its own when none is given. */
  readonly renderer?: TemplateRenderer;
}

/** Builds svc-crm-email and starts it. What was started is stopped in reverse, also when a later step fails. */
export async function startService(
  config: Config,
  now: Clock = systemClock,
  shared?: SharedTemplates,
): Promise<{ running: Running; logger: Logger; port: number; internalPort: number }> {
  const logger = createLogger({ part: 'svc-crm-email', level: config.LOG_LEVEL });
  const property = loadProperty(config.PROPERTY_FILE);
  const metrics = createMetrics('svc-crm-email', logger);
  const lifetime = new Lifetime(logger);
  try {
    const tracing = await startTracing({
      part: 'svc-crm-email',
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
      logger,
    });
    lifetime.onStop('tracing', () => tracing.stop());
    const database = openDatabase(
      config.DATABASE_URL,
      (error) => logger.warn({ err: error }, 'database connection lost'),
      config.DATABASE_PATIENCE_MS,
    );
    lifetime.onStop('database', () => database.close());
    const notifications = await openNotifications(config.DATABASE_URL);
    lifetime.onStop('notifications', () => notifications.stop());
    const mails = createMailWriter({
      fill: shared?.fill ?? (await loadTemplates(property)),
      property,
      publicOrigin: config.PUBLIC_ORIGIN,
    });
    const deps = {
      strangerEmails: { perRecipient: config.EMAILS_PER_STRANGER, everywhere: config.EMAILS_TO_STRANGERS },
      enquiryEmails: config.ENQUIRY_EMAILS,
      database,
      mails,
      timeZone: property.timeZone,
      ...bookingEmailOptions(config, property),
      now,
      chance: randomInt,
      logger,
    };

    const conflictEmails = { ...deps, conflictEmailMs: config.CONFLICT_EMAIL_MINUTES * minuteMs };
    const links = createMailLinks({ publicOrigin: config.PUBLIC_ORIGIN, secret: config.MAIL_LINK_SECRET });
    const templates = shared?.renderer ?? startTemplateRenderer(property, config.TEMPLATE_TIMEOUT_MS);
    if (!shared?.renderer) lifetime.onStop('template renderer', () => templates.stop());
    const mailDeps = {
      ...deps,
      pool: database.pool,
      property,
      links,
      templates,
      writeSubject: createSubjectWriter({ property, links, templates }),
      isTracking: config.EMAIL_TRACKING === 'on',
      night: config.EMAIL_NIGHT,
    };

    const from = config.MAIL_FROM ?? { name: property.name, address: property.contact.email };
    const mailServer = connectMailServer({ url: config.SMTP_URL, from });
    lifetime.onStop('mail server', () => mailServer.close());
    // What paused emails may have been mended by the restart.
    await probeAtOnce(database.pool, now());
    const catchUp = createCatchUp();
    const worker = await startMailWorker({
      ...mailDeps,
      isBehind: catchUp.isBehind,
      notifications,
      mailServer,
      perMinute: config.MAILS_PER_MINUTE,
      sweepMs: config.EMAIL_SWEEP_MS,
      countMail: metrics.addCounter({
        name: 'getaway_mails_total',
        help: 'Mails taken in hand by what became of them; pending is a refusal that is tried again',
        labels: ['outcome'],
      }),
    });
    lifetime.onStop('mail worker', () => worker.stop());
    const jobs = await startJobs({
      pool: database.pool,
      notifications,
      jobs: [
        ...mailJobs({ ...deps, conflictEmails }),
        forgettingJob({ pool: database.pool, now: systemClock }),
        expiredLimitsJob(database.pool),
      ],
      logger,
    });
    lifetime.onStop('jobs', () => jobs.stop());

    const broker = await connectBroker({
      url: config.NATS_URL,
      replicas: config.STREAM_REPLICAS,
      name: 'svc-crm-email',
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
    const revocations = await followRevocations({ broker, now: systemClock, logger });
    lifetime.onStop('revocations', () => revocations.stop());
    const bookings = await startBookingsConsumer({ ...deps, broker });
    lifetime.onStop('bookings consumer', () => bookings.stop());
    const catchingUp = catchUp.follow(broker, bookingsConsumer);
    lifetime.onStop('catching up', () => catchingUp.stop());
    const payments = await startPaymentsConsumer({ ...deps, broker });
    lifetime.onStop('payments consumer', () => payments.stop());
    const refusedRefunds = await startRefusedRefundsConsumer({ ...deps, broker });
    lifetime.onStop('refused refunds consumer', () => refusedRefunds.stop());
    const confirmationRequests = await startConfirmationRequestsConsumer({ ...deps, broker });
    lifetime.onStop('confirmation requests consumer', () => confirmationRequests.stop());
    const unpaidLimits = await startUnpaidLimitsConsumer({ ...deps, broker });
    lifetime.onStop('unpaid limits consumer', () => unpaidLimits.stop());
    const guesses = await startGuessesConsumer({ ...deps, broker });
    lifetime.onStop('guesses consumer', () => guesses.stop());
    const calendar = await startCalendarConsumer({ ...deps, conflictEmails, broker });
    lifetime.onStop('calendar consumer', () => calendar.stop());
    const platformConflicts = await startPlatformConflictsConsumer({ ...deps, conflictEmails, broker });
    lifetime.onStop('platform conflicts consumer', () => platformConflicts.stop());
    const feedHealth = await startFeedHealthConsumer({ ...deps, broker });
    lifetime.onStop('feed health consumer', () => feedHealth.stop());

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
    const common = {
      logger,
      sessionCookie: cookieName,
      allowedOrigins: [new URL(config.PUBLIC_ORIGIN).origin, ...config.ALLOWED_ORIGINS],
    };
    const routes = [
      healthRoutes([
        { name: 'database', check: async () => (await database.pool.query('SELECT 1')).rowCount === 1 },
        { name: 'broker', check: () => broker.isConnected() },
      ]),
      emailSequenceRoutes({ ...mailDeps, guard }),
      sequenceAudienceRoutes({ ...mailDeps, guard }),
      sequenceGuestRoutes({ ...mailDeps, guard }),
      emailTemplateRoutes({ ...mailDeps, guard }),
      sequenceTemplateRoutes({ ...mailDeps, guard }),
      emailDeliveryRoutes({ ...mailDeps, guard }),
      emailSendRoutes({ ...mailDeps, guard }),
      emailSetupRoutes({
        guard,
        mailServer,
        property,
        from,
        onAccepted: () => probeAtOnce(database.pool, now()),
        smtpUrl: config.SMTP_URL,
        catcherUrl: config.MAIL_CATCHER_URL,
      }),
      guestExportRoutes({ ...deps, pool: database.pool, guard }),
      guestRoutes({ ...deps, pool: database.pool, guard }),
      guestDetailRoutes({ ...mailDeps, guard }),
      guestRemovalRoutes({ ...deps, guard }),
      contactRoutes({ ...deps, guard, perCustomer: config.CONTACT_PER_ADDRESS }),
      chatRoutes({
        ...deps,
        guard,
        desk: createBookingDesk({ baseUrl: config.BOOKING_URL, logger }),
        facts: houseFacts(property),
        perCustomer: config.CHAT_PER_ADDRESS,
      }),
      newsletterSubscriberRoutes({ pool: database.pool, guard }),
      newsletterRoutes({ ...deps, guard, perCustomer: config.NEWSLETTER_PER_ADDRESS }),
    ];
    const publicApp = createApp({ ...common, rawRoutes: mailLinkRoutes(mailDeps), routes });
    const internalApp = createApp({
      ...common,
      description: { title: 'svc-crm-email', reader: config.NODE_ENV === 'development' },
      routes: [...routes],
    });
    addMessagingMetrics({ metrics, pool: database.pool, broker });
    for (const gauge of mailGauges(database.pool)) metrics.addGauge(gauge);
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
