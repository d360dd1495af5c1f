import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { ServiceParts } from '@getaway/service-kit/start-service';
import { createBookingDesk } from './chat/booking-desk.ts';
import { houseFacts } from './chat/house-facts.ts';
import type { Config } from './config.ts';
import type { Tx } from './data/database.ts';
import { probeAtOnce } from './data/email-pauses.repository.ts';
import type { Dependencies } from './dependencies.ts';
import { chatRoutes } from './http/chat.routes.ts';
import { contactRoutes } from './http/contact.routes.ts';
import { emailDeliveryRoutes } from './http/email-delivery.routes.ts';
import { emailSendRoutes } from './http/email-sends.routes.ts';
import { emailSequenceRoutes } from './http/email-sequences.routes.ts';
import { emailSetupRoutes } from './http/email-setup.routes.ts';
import { emailTemplateRoutes } from './http/email-templates.routes.ts';
import { guestDetailRoutes } from './http/guest-details.routes.ts';
import { guestExportRoutes } from './http/guest-export.routes.ts';
import { guestRemovalRoutes } from './http/guest-removal.routes.ts';
import { guestRoutes } from './http/guests.routes.ts';
import { mailLinkRoutes } from './http/mail-links.routes.ts';
import { newsletterSubscriberRoutes } from './http/newsletter-subscribers.routes.ts';
import { newsletterRoutes } from './http/newsletter.routes.ts';
import { sequenceAudienceRoutes } from './http/sequence-audience.routes.ts';
import { sequenceGuestRoutes } from './http/sequence-guests.routes.ts';
import { sequenceTemplateRoutes } from './http/sequence-templates.routes.ts';

/** All of svc-crm-email's routes. */
export function serviceRoutes(
  config: Config,
  deps: Dependencies & { readonly guard: SessionGuard },
): Pick<ServiceParts<Tx>, 'routes' | 'rawRoutes'> {
  const { pool, property, logger, now } = deps;
  return {
    rawRoutes: mailLinkRoutes(deps),
    routes: [
      emailSequenceRoutes(deps),
      sequenceAudienceRoutes(deps),
      sequenceGuestRoutes(deps),
      emailTemplateRoutes(deps),
      sequenceTemplateRoutes(deps),
      emailDeliveryRoutes(deps),
      emailSendRoutes(deps),
      emailSetupRoutes({
        ...deps,
        onAccepted: () => probeAtOnce(pool, now()),
        smtpUrl: config.SMTP_URL,
        catcherUrl: config.MAIL_CATCHER_URL,
      }),
      guestExportRoutes(deps),
      guestRoutes(deps),
      guestDetailRoutes(deps),
      guestRemovalRoutes(deps),
      contactRoutes({ ...deps, perCustomer: config.CONTACT_PER_ADDRESS }),
      chatRoutes({
        ...deps,
        desk: createBookingDesk({ baseUrl: config.BOOKING_URL, logger }),
        facts: houseFacts(property),
        perCustomer: config.CHAT_PER_ADDRESS,
      }),
      newsletterSubscriberRoutes(deps),
      newsletterRoutes({ ...deps, perCustomer: config.NEWSLETTER_PER_ADDRESS }),
    ],
  };
}
