import { randomInt } from 'node:crypto';
import { minuteMs, type Clock } from '@getaway/kernel/instant';
import { readBookingSnapshot } from '@getaway/contracts/http/internal-snapshots';
import { withFields } from '@getaway/service-kit/house/live-house';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { snapshotPages, snapshotTimeoutMs } from '@getaway/service-kit/http/snapshot-pages';
import type { ServiceBase } from '@getaway/service-kit/start-service';
import { keepStayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { bookingEmailOptions } from './booking-email-options.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { connectConfirmationDocuments } from './delivery/confirmation-documents.client.ts';
import { probeAtOnce } from './delivery/email-pauses.repository.ts';
import { createEmailLinks } from './delivery/links.ts';
import { connectMailServer } from './delivery/smtp.client.ts';
import { followOffers } from './house/follow-offers.ts';
import { guestHouse } from './house/guest-house.ts';
import { currentLinks, isLinkKnown } from './inbox/current-links.client.ts';
import { storedLinks } from './inbox/stay-links.repository.ts';
import { createSubjectWriter } from './templates/rendering/subject-writer.ts';
import { createLiveRenderer } from './templates/rendering/live-renderer.ts';
import { startTemplateRenderer, type TemplateRenderer } from './templates/rendering/template-renderer.ts';
import { loadTemplates, type FillTemplate } from './writing/fill-template.ts';
import { createLiveEmails } from './writing/create-live-emails.ts';

/** Objects that several services of one process, as in tests, can share instead of loading them again. */
export interface SharedTemplates {
  readonly fill: FillTemplate;
  /** Outlives the service, which starts its own when none is given. */
  readonly renderer?: TemplateRenderer;
}

export type Dependencies = Awaited<ReturnType<typeof createDependencies>>;

/** The dependencies of routes, consumers and jobs. Each takes only what it uses. */
export async function createDependencies(
  config: Config,
  { database, logger, metrics, house, onStop }: ServiceBase<Database>,
  { now, shared }: { now: Clock; shared: SharedTemplates | undefined },
) {
  const ask = createServiceClient({ baseUrl: config.BOOKING_URL, token: config.INTERNAL_TOKEN });
  const offers = followOffers(ask);
  onStop('offers', () => offers.stop());
  const property = guestHouse(house, () => offers.offersExtras());
  const { fill } = shared ?? {};
  const emails = await createLiveEmails({
    house,
    logger,
    publicOrigin: config.PUBLIC_ORIGIN,
    load: fill ? () => Promise.resolve(fill) : loadTemplates,
  });
  const links = createEmailLinks({ publicOrigin: config.PUBLIC_ORIGIN, secret: config.MAIL_LINK_SECRET });
  const startRenderer = (): TemplateRenderer => startTemplateRenderer(property, config.TEMPLATE_TIMEOUT_MS);
  const templates = shared?.renderer ?? createLiveRenderer(house, startRenderer);
  if (!shared?.renderer) onStop('template renderer', () => templates.stop());
  const from = config.MAIL_FROM ?? {
    get name() {
      return property.name;
    },
    get address() {
      return property.contact.email;
    },
  };
  const mailServer = connectMailServer({ url: config.SMTP_URL, from });
  onStop('mail server', () => mailServer.close());
  // The restart may have repaired the fault that paused emails.
  await probeAtOnce(database.pool, now());
  const stayLinks = { stored: storedLinks(database.pool), secret: config.STAY_LINK_SECRET };
  await keepStayLinks(stayLinks);
  const deps = {
    bookingPages: () =>
      snapshotPages((query) => ask(readBookingSnapshot, { query, timeoutMs: snapshotTimeoutMs })),
    strangerEmails: { perRecipient: config.EMAILS_PER_STRANGER, everywhere: config.EMAILS_TO_STRANGERS },
    enquiryEmails: config.ENQUIRY_EMAILS,
    noticeEmailMs: config.NOTICE_EMAIL_MINUTES * minuteMs,
    database,
    emails,
    get timeZone() {
      return property.timeZone;
    },
    ...bookingEmailOptions(config, property),
    now,
    randomInt: randomInt,
    logger,
    pool: database.pool,
    property,
    links,
    publicOrigin: config.PUBLIC_ORIGIN,
    stayLinks,
    openLinks: { ...stayLinks, stored: currentLinks(stayLinks.stored, ask) },
    isAwaited: (hash: string) => isLinkKnown(hash, ask),
    templates,
    writeSubject: createSubjectWriter({ property, links, templates }),
    readDocuments:
      config.CONFIRMATION_DOCUMENTS === 'on'
        ? connectConfirmationDocuments({ callBooking: ask, logger })
        : undefined,
    isTracking: config.EMAIL_TRACKING === 'on',
    night: config.EMAIL_NIGHT,
    from,
    mailServer,
    countEmail: metrics.addCounter({
      name: 'getaway_mails_total',
      help: 'Emails processed, by outcome; pending means rejected and due for a retry',
      labels: ['outcome'],
    }),
  };
  return withFields(deps, {
    conflictEmails: withFields(deps, { conflictEmailMs: config.CONFLICT_EMAIL_MINUTES * minuteMs }),
  });
}
